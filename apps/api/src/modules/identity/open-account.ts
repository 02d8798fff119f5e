import { randomInt } from 'node:crypto'
import { DEFAULT_INVITE_CODE, limits } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { newId } from '../../shared/ids.ts'
import { type CustomerRow, customerRepository } from './customer.repository.ts'
import type { customers } from './identity.tables.ts'

/** A length is given up for the next one when that many codes of it were taken in a row. */
const TRIES_PER_LENGTH = 4
const INVITE_CODE_TRIES = TRIES_PER_LENGTH * (limits.inviteCodeMaxLength - DEFAULT_INVITE_CODE.length + 1)

/** Any five digits but the placeholder for "no inviter"; longer ones when those are nearly used up. */
const newInviteCode = (attempt: number): string => {
  const length = DEFAULT_INVITE_CODE.length + Math.floor(attempt / TRIES_PER_LENGTH)
  return String(randomInt(1, 10 ** length)).padStart(length, '0')
}

const inviterOf = async (tx: Db, inviteCode: string): Promise<string | null> =>
  inviteCode === DEFAULT_INVITE_CODE
    ? null
    : ((await customerRepository(tx).findByInviteCode(inviteCode))?.id ?? null)

type NewAccount = Pick<typeof customers.$inferInsert, 'phone' | 'passwordHash' | 'passwordBrowserHash'> & {
  inviteCode: string
}

/** Makes the account of a phone with an invite code of its own; null when the phone has one. */
export const makeAccount = async (
  tx: Db,
  { inviteCode, ...account }: NewAccount,
  now: Date,
): Promise<CustomerRow | null> => {
  const repository = customerRepository(tx)
  const row = { ...account, id: newId(), invitedBy: await inviterOf(tx, inviteCode), createdAt: now }
  for (let attempt = 0; attempt < INVITE_CODE_TRIES; attempt += 1) {
    const made = await repository.insert({ ...row, inviteCode: newInviteCode(attempt) })
    if (made) return made
    if (await repository.findByPhone(account.phone)) return null
  }
  // Hardly ever: an account without a code is better than no account.
  return repository.insert(row)
}

/** The account of a phone; made when there is none. Two at once get the same one. */
export const openAccount = async (
  tx: Db,
  phone: string,
  inviteCode: string,
  now: Date,
): Promise<CustomerRow> => {
  const { findByPhone } = customerRepository(tx)
  const account =
    (await findByPhone(phone)) ??
    (await makeAccount(tx, { phone, inviteCode }, now)) ??
    (await findByPhone(phone))
  if (!account) throw new Error('an account could neither be made nor found')
  return account
}
