import type { Permission } from '@hojreh/contract/admin'
import { type AdminEndpoint, roleMay } from '@hojreh/contract/admin'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { lockStaff } from '../staff/staff.repository.ts'
import type { Actor, Deed } from '../staff-action/actor.ts'
import { type Author, makeBooks } from '../staff-action/books.ts'
import { type LiveStaff, permissionsOf, staffSessionRepository } from './staff-session.repository.ts'

/** Whether a user with some permissions may make a call. */
export const mayCall = (held: readonly Permission[], { access }: Pick<AdminEndpoint, 'access'>): boolean =>
  access === 'visitor' || access === 'member' || roleMay(held, access)

/** The member of staff who makes a request. */
export interface StaffActor extends Actor, LiveStaff {
  readonly staffId: string
  readonly permissions: readonly Permission[]
  /** Records in the books that the call was refused. */
  readonly refused: (errorCode: string, subject?: string) => Promise<void>
  /** Whether the call used `write`: `registerAdminEndpoint` lets no act pass without it. */
  readonly hasWritten: () => boolean
}

export const makeStaffActor = (
  live: LiveStaff,
  { name: callName, access, isBulk = false }: Pick<AdminEndpoint, 'access' | 'isBulk'> & { name: string },
  { ip, id: requestId, log }: FastifyRequest,
  { config, database: { db }, clock }: Dependencies,
): StaffActor => {
  const books = makeBooks(config.SECRET, clock)
  const { member, session } = live
  const author: Author = {
    ...{ staffId: member.id, staffName: member.name, sessionId: session.id, chain: member.id },
    ...{ permission: access, call: callName, ip, requestId },
  }
  /** Writes the seals to the log, too: a person who cuts off the end of the books cannot reach them there. */
  const say = ({ chain, number, seal }: { chain: string; number: number; seal: string }) =>
    log.info({ chain, number, seal }, 'kept in the books')
  let hasWritten = false
  return {
    ...live,
    staffId: member.id,
    permissions: permissionsOf(live),
    name: member.name,
    secondStepAt: session.confirmedAt ?? session.createdAt,
    write: async (work) => {
      if (hasWritten && !isBulk) throw new Error(`${callName} writes twice`)
      hasWritten = true
      const done = await db.transaction(async (tx) => {
        if (access === 'staff.manage') await lockStaff(tx)
        const now = await staffSessionRepository(tx, config.DEMO_MODE).lockLive(session.id, clock())
        if (!now) throw new DomainError('unauthenticated')
        if (!mayCall(permissionsOf(now), { access })) throw new DomainError('forbidden')
        let deed: Deed | undefined
        const result = await work(tx, (given) => {
          deed = given
        })
        if (!deed) throw new Error(`${callName} did not say what it did`)
        return { result, row: await books.record(tx, author, deed) }
      })
      say(done.row)
      return done.result
    },
    refused: async (errorCode, subject) => {
      say(
        await db.transaction((tx) =>
          books.record(tx, author, { errorCode, ...(subject !== undefined && { subject }) }),
        ),
      )
    },
    hasWritten: () => hasWritten,
  }
}
