import { type adminEndpoints, MOST_SHIPPING_RULES } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { type ShippingRule, shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { areasInWords, checkAreas } from './check-areas.ts'
import { shippingMessages as text } from './shipping.messages.ts'

/** What the shop's people decide about a way of sending. */
export type ShippingTerms = Omit<ShippingRule, 'id' | 'position' | 'isActive'>
type Edit = z.output<typeof adminEndpoints.editShippingRule.body>

export const shippingSubject = (id: string): string => `shipping:${id}`
const inBooks = ({ areas, ...terms }: ShippingTerms) => ({ ...terms, areas: areasInWords(areas) })
const termsOf = ({ id, position, isActive, ...terms }: ShippingRule): ShippingTerms => terms

const check = ({ areas, minDays, maxDays }: ShippingTerms): void => {
  if (minDays > maxDays) throw new DomainError('validation_failed', { fields: { maxDays: text.daysOrder } })
  checkAreas(areas)
}

const locked = async (tx: Db, id: string): Promise<Locked<ShippingRule>> => {
  const rule = (await shippingRepository(tx).lockAll()).find((one) => one.id === id)
  if (!rule) throw new DomainError('not_found')
  return rule
}

/** Adds a way of sending at the end of the list; returns its id. Throws `shipping_rules_full`. */
export const addShippingRule = ({ actor }: Desk, terms: ShippingTerms): Promise<string> =>
  actor.write(async (tx, book) => {
    check(terms)
    const rules = await shippingRepository(tx).lockAll()
    if (rules.length >= MOST_SHIPPING_RULES) throw new DomainError('shipping_rules_full')
    const id = newId()
    await shippingRepository(tx).insert({ ...terms, id, isActive: true })
    book({ subject: shippingSubject(id), label: terms.title, after: inBooks(terms) })
    return id
  })

/** Changes a way of sending; orders keep the fee that they were placed with. Throws `not_found`, `edit_conflict`. */
export const editShippingRule = (
  { actor, clock }: Desk,
  id: string,
  { version, ...changes }: Edit,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const rule = await locked(tx, id)
    const subject = shippingSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const terms: ShippingTerms = { ...termsOf(rule), ...Object.fromEntries(given) }
    check(terms)
    await shippingRepository(tx).update(rule, terms)
    book({ subject, label: terms.title, ...changesOf(inBooks(termsOf(rule)), inBooks(terms)) })
  })

/** Switches a way of sending on or off. Throws `not_found`, `already_done`. */
export const switchShippingRule = ({ actor }: Desk, id: string, isActive: boolean): Promise<void> =>
  actor.write(async (tx, book) => {
    const rule = await locked(tx, id)
    if (rule.isActive === isActive) throw new DomainError('already_done')
    await shippingRepository(tx).update(rule, { isActive })
    const changes = changesOf({ isActive: rule.isActive }, { isActive })
    book({ subject: shippingSubject(id), label: rule.title, ...changes })
  })

/**
 * Puts all ways of sending into another order. Throws `conflict` when they are not the ones that there are now: a
 * colleague added one meanwhile.
 */
export const orderShippingRules = ({ actor }: Desk, ids: readonly string[]): Promise<void> =>
  actor.write(async (tx, book) => {
    const rules = await shippingRepository(tx).lockAll()
    const byId = new Map(rules.map((rule) => [rule.id, rule]))
    const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
    if (wanted.length !== rules.length || new Set(ids).size !== rules.length)
      throw new DomainError('conflict')
    const before = rules.map(({ id }) => id).join(' ')
    const after = wanted.map(({ id }) => id).join(' ')
    if (before === after) throw new DomainError('already_done')
    for (const [place, rule] of wanted.entries())
      await shippingRepository(tx).update(rule, { position: place + 1 })
    book({ subject: 'shipping', before: { order: before }, after: { order: after } })
  })
