import { randomInt } from 'node:crypto'
import { DEFAULT_INVITE_CODE } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { newId } from '../../shared/ids.ts'
import { type CustomerRow, customerRepository } from './customer.repository.ts'

const INVITE_CODE_TRIES = 20

/** Any five digits but the placeholder for "no inviter". */
const newInviteCode = () => String(randomInt(1, 100_000)).padStart(DEFAULT_INVITE_CODE.length, '0')

const inviterOf = async (tx: Db, inviteCode: string): Promise<string | null> =>
  inviteCode === DEFAULT_INVITE_CODE
    ? null
    : ((await customerRepository(tx).findByInviteCode(inviteCode))?.id ?? null)

/** The account of a phone; made when there is none. Two at once get the same one. */
export const openAccount = async (
  tx: Db,
  phone: string,
  inviteCode: string,
  now: Date,
): Promise<CustomerRow> => {
  const repository = customerRepository(tx)
  const known = await repository.findByPhone(phone)
  if (known) return known
  const account = { id: newId(), phone, invitedBy: await inviterOf(tx, inviteCode), createdAt: now }
  for (let attempt = 0; attempt < INVITE_CODE_TRIES; attempt += 1) {
    const made = await repository.insert({ ...account, inviteCode: newInviteCode() })
    const found = made ?? (await repository.findByPhone(phone))
    if (found) return found
  }
  // Nearly all codes of five digits are given away: an account without one is better than no account.
  const made = (await repository.insert(account)) ?? (await repository.findByPhone(phone))
  if (!made) throw new Error('an account could neither be made nor found')
  return made
}
