import type { RouteRule } from '@hojreh/contract'
import { MOST_REDIRECTS } from '@hojreh/contract/admin'
import type { Db } from '../../../db/client.ts'
import { lockSetting, writeSetting } from '../../../modules/content/settings.repository.ts'
import { refusalOf, spelled, withRule } from '../../redirects/redirect-list.ts'
import type { WordpressReport } from './wordpress-report.ts'

/** Leads what readers and search engines know to where it is now. */
export const redirectOldAddresses = async (
  tx: Db,
  moved: readonly { from: string; to: string }[],
  origins: readonly string[],
  report: WordpressReport,
) => {
  let rules: RouteRule[] = (await lockSetting(tx, 'routeRules')) ?? []
  for (const move of moved) {
    const rule = spelled(move, 301, origins)
    // The old site's first page and addresses by number («/?p=12») have no path of their own.
    if (rule.from === '/' || rule.from.includes('?') || rule.from === rule.to) continue
    if (rules.some(({ from, to }) => from === rule.from && to === rule.to)) continue
    const reason =
      rules.length >= MOST_REDIRECTS ? `> ${MOST_REDIRECTS}` : refusalOf(rules, rule, origins)?.reason
    if (reason !== undefined) {
      report.unredirected.push({ from: rule.from, reason })
      continue
    }
    rules = withRule(rules, rule)
    report.redirects += 1
  }
  if (report.redirects > 0) await writeSetting(tx, 'routeRules', rules)
}
