import { routeRules } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { atField } from '../../shared/domain-error.ts'

/**
 * Leads the old path of a page to its new one, and older ones with it, so that no redirect leads to another. Throws
 * `slug_taken` when the shop's own redirects do not let it.
 */
export const leadToNewPath = async (tx: Db, from: string, to: string): Promise<void> => {
  const rules = (await lockSetting(tx, 'routeRules')) ?? []
  const kept = rules
    .filter((rule) => rule.from !== from && rule.from !== to)
    .map((rule) => (rule.to === from ? { ...rule, to } : rule))
  const checked = routeRules.safeParse([...kept, { from, to, status: 301 }])
  if (!checked.success) throw atField('slug_taken', 'slug')
  await writeSetting(tx, 'routeRules', checked.data)
}
