import type { RouteRule } from '@hojreh/contract'
import { MOST_REDIRECTS, type RedirectsReport } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { publicConfigOf } from '../../modules/content/public-config.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { editConflict } from '../../modules/edition/edition.service.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { addressesOf, refusalOf, spelled, withRule } from './redirect-list.ts'
import { redirectMessages as text } from './redirects.messages.ts'

interface Typed {
  from: string
  to: string
}

export const REDIRECTS_SUBJECT = 'settings:redirects'
/** The books name so many of a list. */
const MOST_BOOKED = 50

const originsOf = ({ config }: Pick<Desk, 'config'>): string[] =>
  Object.values(publicConfigOf(config).origins)
const lockRules = async (tx: Db): Promise<RouteRule[]> => (await lockSetting(tx, 'routeRules')) ?? []
const inOrder = (rules: readonly RouteRule[]) => rules.map(({ from, to }) => `${from} → ${to}`)

/** Leads an old address to a new one. Throws `redirect_refused`, `redirects_full`. */
export const addRedirect = (
  desk: Desk,
  { isTemporary, ...typed }: Typed & { isTemporary: boolean },
): Promise<RouteRule> => {
  const origins = originsOf(desk)
  const rule = spelled(typed, isTemporary ? 302 : 301, origins)
  return desk.actor.write(async (tx, book) => {
    const rules = await lockRules(tx)
    if (rules.length >= MOST_REDIRECTS) throw new DomainError('redirects_full')
    const refusal = refusalOf(rules, rule, origins)
    if (refusal) throw new DomainError('redirect_refused', { fields: { [refusal.side]: refusal.reason } })
    await writeSetting(tx, 'routeRules', withRule(rules, rule))
    book({ subject: REDIRECTS_SUBJECT, label: rule.from, after: { to: rule.to, status: rule.status } })
    return rule
  })
}

/** Ends a redirect that still leads where it was seen to lead. Throws `not_found`, `edit_conflict`. */
export const endRedirect = ({ actor }: Desk, { from, to }: Typed): Promise<void> =>
  actor.write(async (tx, book) => {
    const rules = await lockRules(tx)
    const ended = rules.find((rule) => rule.from === from)
    if (!ended) throw new DomainError('not_found')
    if (ended.to !== to) throw await editConflict(tx, REDIRECTS_SUBJECT)
    await writeSetting(
      tx,
      'routeRules',
      rules.filter((rule) => rule !== ended),
    )
    book({
      subject: REDIRECTS_SUBJECT,
      label: from,
      before: { to, status: ended.status },
      after: { to: null, status: null },
    })
  })

/** Takes a pasted list in, line by line; the same list again changes nothing. Throws `redirects_full`. */
export const importRedirects = (desk: Desk, list: string): Promise<RedirectsReport> => {
  const origins = originsOf(desk)
  return desk.actor.write(async (tx, book) => {
    let rules = await lockRules(tx)
    const report: RedirectsReport = { added: 0, same: 0, refused: [] }
    const added: RouteRule[] = []
    for (const [place, line] of list.split(/\r?\n/).entries()) {
      if (line.trim() === '') continue
      const refuse = (reason: string) =>
        report.refused.push({ line: place + 1, text: line.trim().slice(0, 200), reason })
      const typed = addressesOf(line)
      const rule = typed && spelled(typed, 301, origins)
      const refusal = rule && refusalOf(rules, rule, origins)
      if (!rule) refuse(text.unreadable)
      else if (rules.some(({ from, to }) => from === rule.from && to === rule.to)) report.same += 1
      else if (refusal) refuse(refusal.reason)
      else {
        rules = withRule(rules, rule)
        added.push(rule)
      }
    }
    if (rules.length > MOST_REDIRECTS) throw new DomainError('redirects_full')
    if (added.length > 0) await writeSetting(tx, 'routeRules', rules)
    book({
      subject: REDIRECTS_SUBJECT,
      after: { added: added.length, redirects: inOrder(added.slice(0, MOST_BOOKED)).join('\n') },
    })
    return { ...report, added: added.length }
  })
}
