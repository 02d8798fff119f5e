import type { RouteRule } from '@hojreh/contract'
import { MOST_REDIRECTS } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { refusalOf, spelled, withRule } from './redirect-list.ts'
import { redirectMessages as text } from './redirects.messages.ts'

export interface Move {
  from: string
  to: string
}

/** Leads what readers and search engines know of a site that moves in to where it is now; of those that find no room the first is told. */
export const redirectOldAddresses = async <Moved extends Move>(
  tx: Db,
  moved: readonly Moved[],
  origins: readonly string[],
): Promise<{ redirects: number; unredirected: { moved: Moved; from: string; reason: string }[] }> => {
  let rules: RouteRule[] = (await lockSetting(tx, 'routeRules')) ?? []
  let redirects = 0
  const unredirected: { moved: Moved; from: string; reason: string }[] = []
  for (const move of moved) {
    const rule = spelled(move, 301, origins)
    // The old site's first page and addresses by number («/?p=12») have no path of their own.
    if (rule.from === '/' || rule.from.includes('?') || rule.from === rule.to) continue
    if (rules.some(({ from, to }) => from === rule.from && to === rule.to)) continue
    const isFull = rules.length >= MOST_REDIRECTS
    const reason = isFull ? text.isFull : refusalOf(rules, rule, origins)?.reason
    if (reason !== undefined) unredirected.push({ moved: move, from: rule.from, reason })
    if (isFull) break
    if (reason !== undefined) continue
    rules = withRule(rules, rule)
    redirects += 1
  }
  if (redirects > 0) await writeSetting(tx, 'routeRules', rules)
  return { redirects, unredirected }
}
