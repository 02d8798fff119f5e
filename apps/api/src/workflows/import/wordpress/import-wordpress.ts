import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { lockSetting } from '../../../modules/content/settings.repository.ts'
import { pathOfPage } from '../../../modules/content/starting-text.ts'
import { readWxr, type WxrSite } from '../../../modules/import/wordpress/read-wxr.ts'
import { WxrFileError } from '../../../modules/import/wordpress/wxr-error.ts'
import { takeWordpressItem } from './take-wordpress-item.ts'
import { readText } from './wordpress-item.ts'
import { redirectOldAddresses } from './wordpress-redirects.ts'
import { newReport, refuse, type WordpressReport } from './wordpress-report.ts'

export interface WordpressOptions {
  file: string
  /** Reads, checks and reports; changes nothing. */
  isDryRun: boolean
  now: Date
  /** Of addresses that are the shop's own. */
  origins: readonly string[]
  onProgress: (items: number, share: number) => void
}

class DryRun extends Error {}

const takeAll = async (tx: Db, options: WordpressOptions, report: WordpressReport) => {
  const { size } = await stat(options.file).catch(() => {
    throw new WxrFileError('missing', options.file)
  })
  const site: WxrSite = { origin: null, authors: new Map() }
  const moved: { from: string; to: string }[] = []
  let bytes = 0
  for await (const item of readWxr(options.file, site, (count) => (bytes += count))) {
    report.items += 1
    options.onProgress(report.items, Math.min(1, bytes / size))
    if (item.type !== 'post' && item.type !== 'page') {
      report.others[item.type] = (report.others[item.type] ?? 0) + 1
      continue
    }
    const text = readText(item, site.origin)
    if (typeof text === 'string') {
      refuse(report, item, text)
      continue
    }
    await takeWordpressItem(tx, item, text, { site, report, now: options.now })
    const to = item.type === 'page' ? pathOfPage(text.slug) : `/blog/${text.slug}`
    if (text.publishedAt && URL.canParse(item.link)) moved.push({ from: item.link, to })
  }
  await redirectOldAddresses(tx, moved, options.origins, report)
}

/**
 * Takes the posts, pages and approved comments of a WordPress site into the shop, with redirects from their old
 * addresses: all in one transaction, or nothing. What the shop has at an address stays as it is, so that a second run of
 * the same file changes nothing. Throws {@link WxrFileError}.
 */
export const importWordpress = async (
  { db }: { db: Db },
  options: WordpressOptions,
): Promise<WordpressReport> => {
  const started = performance.now()
  const report = newReport()
  try {
    await db.transaction(async (tx) => {
      // A large file takes longer than a call may.
      await tx.execute(sql`SET LOCAL statement_timeout = 0`)
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
      // The same lock as every change of redirects takes: two runs at once come one after the other.
      await lockSetting(tx, 'routeRules')
      await takeAll(tx, options, report)
      if (options.isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return { ...report, seconds: (performance.now() - started) / 1000 }
}
