import { stat } from 'node:fs/promises'
import type { Db } from '../../../db/client.ts'
import { liftTimeLimits } from '../../../db/time-limits.ts'
import { lockSetting } from '../../../modules/content/settings.repository.ts'
import { pathOfPage } from '../../../modules/content/starting-text.ts'
import { readWxr, type WxrSite } from '../../../modules/import/wordpress/read-wxr.ts'
import { WxrFileError } from '../../../modules/import/wordpress/wxr-error.ts'
import type { WxrItem } from '../../../modules/import/wordpress/wxr-item.ts'
import { textPicturesRepository } from '../../../modules/media/downloads/text-pictures.repository.ts'
import { newId } from '../../../shared/ids.ts'
import { redirectOldAddresses } from '../../redirects/redirect-old-addresses.ts'
import { type Covers, takeWordpressItem } from './take-wordpress-item.ts'
import { readText } from './wordpress-item.ts'
import { takeMenus } from './wordpress-menu.ts'
import { newReport, refuse, type WordpressReport } from './wordpress-report.ts'

export interface WordpressOptions {
  file: string
  /** Reads, checks and reports; changes nothing. */
  isDryRun: boolean
  now: Date
  /** Of addresses that are the shop's own. */
  origins: readonly string[]
  onProgress: (items: number, share: number) => unknown
}

class DryRun extends Error {}

/** What belongs to a text or to the menu and is taken with it. */
const isPart = ({ type }: WxrItem) => type === 'attachment' || type === 'nav_menu_item'

/** The cover of an article is a picture that waits, too. */
const queueCovers = async (
  tx: Db,
  covers: Covers,
  attachments: ReadonlyMap<string, string>,
  report: WordpressReport,
  now: Date,
) => {
  for (const [subjectId, { attachment, alt }] of covers) {
    const url = URL.parse(attachments.get(attachment) ?? '')
    if (!url || !/^https?:$/.test(url.protocol)) continue
    const row = {
      id: newId(),
      subject: 'cover',
      subjectId,
      position: 0,
      url: url.href,
      alt,
      after: '',
    } as const
    await textPicturesRepository(tx).insert([{ ...row, nextAttemptAt: now }])
    report.pictures += 1
  }
}

const takeAll = async (tx: Db, options: WordpressOptions, report: WordpressReport) => {
  const { size } = await stat(options.file).catch(() => {
    throw new WxrFileError('missing', options.file)
  })
  const site: WxrSite = { origin: null, authors: new Map() }
  const moved: { from: string; to: string }[] = []
  const covers: Covers = new Map()
  const attachments = new Map<string, string>()
  const menuItems: WxrItem[] = []
  /** Where a post or page of the old site is here, by its number there. */
  const places = new Map<string, string>()
  let bytes = 0
  for await (const item of readWxr(options.file, site, (count) => (bytes += count))) {
    report.items += 1
    await options.onProgress(report.items, Math.min(1, bytes / size))
    if (item.type === 'attachment') attachments.set(item.id, item.attachmentUrl)
    if (item.type === 'nav_menu_item') menuItems.push(item)
    if (item.type !== 'post' && item.type !== 'page') {
      if (!isPart(item)) report.others[item.type] = (report.others[item.type] ?? 0) + 1
      continue
    }
    const text = readText(item, site.origin)
    if (typeof text === 'string') {
      refuse(report, item, text)
      continue
    }
    await takeWordpressItem(tx, item, text, { site, report, covers, now: options.now })
    const to = item.type === 'page' ? pathOfPage(text.slug) : `/blog/${text.slug}`
    if (text.publishedAt) places.set(item.id, to)
    if (text.publishedAt && URL.canParse(item.link)) moved.push({ from: item.link, to })
  }
  await queueCovers(tx, covers, attachments, report, options.now)
  await takeMenus(tx, menuItems, { places, origin: site.origin, report })
  const { redirects, unredirected } = await redirectOldAddresses(tx, moved, options.origins)
  report.redirects = redirects
  report.unredirected = unredirected.map(({ from, reason }) => ({ from, reason }))
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
      await liftTimeLimits(tx)
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
