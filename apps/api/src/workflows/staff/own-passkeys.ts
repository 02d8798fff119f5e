import type { NewPasskey, Passkey } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { shopTitleOf } from '../../modules/content/shop-facts.ts'
import { passkeyRepository } from '../../modules/staff/passkey.repository.ts'
import { passkeyQuestion, passkeyRequest, QUESTION_MS, readNewPasskey } from '../../modules/staff/passkeys.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import type { StaffActor } from '../../modules/staff-session/staff-actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

/** Enough for every device of a person. */
const PASSKEYS_OF_ONE = 10

/** The member who acts, and the origin that their page is of. */
export type Self = Pick<StaffActor, 'member' | 'session'> & { origin: string }

/** One question for each purpose of a session. */
export const challengeOf = (purpose: 'add' | 'confirm', { session }: Pick<Self, 'session'>): string =>
  `${purpose}:${session.id}`

export const listOwnPasskeys = async (db: Db, { member }: Pick<Self, 'member'>): Promise<Passkey[]> => {
  const rows = await passkeyRepository(db).listOf(member.id)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
  }))
}

const expiryOf = ({ clock }: Desk) => new Date(clock().getTime() + QUESTION_MS)
const refuseMoreThan = (limit: number, passkeys: readonly unknown[]) => {
  if (passkeys.length >= limit) throw new DomainError('passkeys_full')
}

/** Begins to make a passkey. Throws `passkeys_full`. */
export const startPasskey = (desk: Desk, self: Self) =>
  desk.actor.write(async (tx, book) => {
    const repository = passkeyRepository(tx)
    const passkeys = await repository.listOf(self.member.id)
    refuseMoreThan(PASSKEYS_OF_ONE, passkeys)
    const title = await shopTitleOf(tx, desk.config)
    const request = passkeyRequest(self.origin, title, self.member, passkeys)
    await repository.putChallenge(challengeOf('add', self), request.challenge, expiryOf(desk))
    book({ subject: `staff:${self.member.id}`, label: self.member.name })
    return request
  })

/** Asks for a passkey that the member has, to confirm the session with. */
export const askPasskey = (desk: Desk, self: Self) =>
  desk.actor.write(async (tx, book) => {
    const repository = passkeyRepository(tx)
    const question = passkeyQuestion(self.origin, await repository.listOf(self.member.id))
    await repository.putChallenge(challengeOf('confirm', self), question.challenge, expiryOf(desk))
    book({ subject: `session:${self.session.id}`, label: self.member.name })
    return question
  })

/** Keeps a passkey that a device made for this session. Throws `passkey_refused`, `passkeys_full`. */
export const addPasskey = async (
  desk: Desk,
  self: Self,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<void> => {
  const { actor, clock, database } = desk
  // Used up whatever comes of it: outside of the transaction that may fail.
  const challenge = await passkeyRepository(database.db).takeChallenge(challengeOf('add', self), clock())
  await actor.write(async (tx, book) => {
    const repository = passkeyRepository(tx)
    refuseMoreThan(PASSKEYS_OF_ONE, await repository.listOf(self.member.id))
    const read = challenge && (await readNewPasskey(self.origin, challenge, passkey))
    const row = read && {
      ...read,
      id: newId(),
      staffId: self.member.id,
      name,
      createdAt: clock(),
      lastUsedAt: null,
    }
    if (!row || !(await repository.insert(row))) throw new DomainError('passkey_refused')
    book({ subject: `staff:${self.member.id}`, label: self.member.name, after: { passkey: name } })
  })
}

/** Takes a passkey away. Throws `not_found`. */
export const removePasskey = (desk: Desk, { member }: Self, id: string): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const name = await passkeyRepository(tx).remove(member.id, id)
    if (name === null) throw new DomainError('not_found')
    book({
      subject: `staff:${member.id}`,
      label: member.name,
      before: { passkey: name },
      after: { passkey: null },
    })
  })
