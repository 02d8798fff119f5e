import { DEFAULT_INVITE_CODE } from '@hojreh/contract'
import { normalizePhone, normalizeText } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import { customerRepository } from '../../../modules/identity/customer.repository.ts'
import { makeAccount } from '../../../modules/identity/open-account.ts'
import { importedRepository } from '../../../modules/import-run/import-run.repository.ts'
import type { Outcome } from './taken.ts'
import { takeEach } from './taken.ts'
import { type WooPerson, wooCustomer } from './woo-shapes.ts'

const PHONE = /^09\d{9}$/
const MAX_NAME = 60
const MAX_EMAIL = 254

export const phoneOfPerson = (person: WooPerson | null | undefined): string | null => {
  const phone = normalizePhone(person?.phone ?? '')
  return PHONE.test(phone) ? phone : null
}

/** Reads a time in UTC, such as `2019-03-01T10:00:00`. */
export const instantOf = (greenwich: string, otherwise: Date): Date => {
  const instant = new Date(`${greenwich.replace(/Z$/, '')}Z`)
  return Number.isNaN(instant.getTime()) ? otherwise : instant
}

const short = (text: string, most: number) => normalizeText(text).slice(0, most)

/**
 * Takes in customers by their phone: an account that exists here stays as it is. An account without a phone could never
 * be opened, so that a customer without an Iranian mobile number is refused.
 */
export const takeCustomers = (tx: Db, source: string, items: readonly unknown[], now: Date) =>
  takeEach('customers', items, wooCustomer, async (customer): Promise<Outcome> => {
    const imported = importedRepository(tx)
    if ((await imported.idsOf(source, 'customer', [customer.id])).size > 0) return 'unchanged'
    const phone = phoneOfPerson(customer.billing) ?? phoneOfPerson(customer.shipping)
    if (!phone) return { refused: 'no_phone' }
    const repository = customerRepository(tx)
    const there = await repository.findByPhone(phone)
    const account =
      there ??
      (await makeAccount(
        tx,
        { phone, inviteCode: DEFAULT_INVITE_CODE },
        instantOf(customer.date_created_gmt, now),
      ))
    if (!account) throw new Error('an account could neither be made nor found')
    if (!there)
      await repository.update(account.id, {
        firstName: short(customer.first_name || (customer.billing?.first_name ?? ''), MAX_NAME),
        lastName: short(customer.last_name || (customer.billing?.last_name ?? ''), MAX_NAME),
        email: short(customer.email, MAX_EMAIL),
      })
    await imported.remember({ source, kind: 'customer', externalId: customer.id, localId: account.id })
    return there ? 'unchanged' : 'added'
  })
