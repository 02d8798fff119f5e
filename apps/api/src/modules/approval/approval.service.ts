import { approvalPermissions } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { staffRepository } from '../staff/staff.repository.ts'
import type { Desk } from '../staff-action/actor.ts'
import { aloneText } from './approval.messages.ts'
import { type ApprovalOf, type ApprovalRow, approvalRepository } from './approval.repository.ts'

const MINUTE_MS = 60_000
/** An approval is open for a day. */
export const APPROVAL_LIFE_MS = 24 * 60 * MINUTE_MS
/**
 * A lone staff member may approve their own request after this wait, which leaves time to read the SMS, and with both
 * factors proven anew.
 */
export const ALONE_WAIT_MS = 10 * MINUTE_MS
export const FRESH_MS = 5 * MINUTE_MS

/** Finds the possible second persons: staff members who took their invitation and may decide on this kind. */
const deciders = ({ config: { DEMO_MODE } }: Desk, tx: Db, kind: ApprovalRow['kind']) =>
  staffRepository(tx, DEMO_MODE).idsWith(approvalPermissions[kind])

const isAlone = async (desk: Desk, tx: Db, kind: ApprovalRow['kind'], preparedBy: string | null) => {
  if (preparedBy === null) return false
  const others = (await deciders(desk, tx, kind)).filter((id) => id !== preparedBy)
  return others.length === 0
}

/** Withdraws an approval that was not decided within its day, so that the next one can be requested. */
const endExpired = async (tx: Db, desk: Desk, of: ApprovalOf): Promise<void> => {
  const row = await approvalRepository(tx).lock(of)
  if (row?.decision === null && row.expiresAt <= desk.clock()) await withdrawApproval(tx, desk, of)
}

/**
 * Records that an act waits for a second person. If no other staff member may decide on it, the preparer gets an SMS:
 * it was done in their name. Throws `already_done` while another approval of its subject waits.
 * @param ask `shownAt` is the record on which the decision is made, `order:…`
 */
export const askForApproval = async (
  tx: Db,
  desk: Desk,
  ask: Pick<ApprovalRow, 'kind' | 'subject' | 'label' | 'shownAt'> & Partial<Pick<ApprovalRow, 'file'>>,
): Promise<void> => {
  const { actor, config, clock } = desk
  const now = clock()
  await endExpired(tx, desk, ask)
  const isNew = await approvalRepository(tx).insert({
    ...ask,
    id: newId(),
    preparedBy: actor.staffId,
    preparedByName: actor.name,
    preparedAt: now,
    expiresAt: new Date(now.getTime() + APPROVAL_LIFE_MS),
  })
  if (!isNew) throw new DomainError('already_done')
  if (!(await isAlone(desk, tx, ask.kind, actor.staffId))) return
  const member = actor.staffId && (await staffRepository(tx, config.DEMO_MODE).find(actor.staffId))
  if (!member) return
  const text = aloneText(await shopTitleOf(tx, config), ask.label)
  await makeSmsOutbox(config.SECRET, clock).send(tx, { kind: 'notice', phone: member.phone, text })
}

const mayDecideOwn = async (desk: Desk, tx: Db, { kind, preparedBy, preparedAt }: ApprovalRow) => {
  if (!(await isAlone(desk, tx, kind, preparedBy))) throw new DomainError('approval_own')
  const now = desk.clock().getTime()
  if (now - preparedAt.getTime() < ALONE_WAIT_MS) throw new DomainError('approval_waits')
  const { secondStepAt } = desk.actor
  if (!secondStepAt || now - secondStepAt.getTime() > FRESH_MS) throw new DomainError('second_step_needed')
}

/**
 * Records the decision of the second person, once. Throws `illegal_transition` when nothing waits, `approval_expired`,
 * and `approval_own` when the preparer approves it, unless no other staff member could: then `approval_waits` and
 * `second_step_needed`.
 */
export const decideApproval = async (
  tx: Db,
  desk: Desk,
  of: ApprovalOf,
  decision: 'approved' | 'refused',
): Promise<void> => {
  const row = await approvalRepository(tx).lock(of)
  if (!row || row.decision !== null) throw new DomainError('illegal_transition')
  const now = desk.clock()
  if (row.expiresAt <= now) throw new DomainError('approval_expired')
  const { staffId, name } = desk.actor
  if (row.preparedBy === staffId && decision === 'approved') await mayDecideOwn(desk, tx, row)
  await approvalRepository(tx).decide(row, {
    decision,
    decidedBy: staffId,
    decidedByName: name,
    decidedAt: now,
  })
}

/** Withdraws an open approval: no decision is needed any more. */
export const withdrawApproval = async (tx: Db, { actor, clock }: Desk, of: ApprovalOf): Promise<void> => {
  const row = await approvalRepository(tx).lock(of)
  if (!row || row.decision !== null) return
  const { staffId: decidedBy, name: decidedByName } = actor
  await approvalRepository(tx).decide(row, {
    decision: 'withdrawn',
    decidedBy,
    decidedByName,
    decidedAt: clock(),
  })
}

/** Whether the approval may still be decided. */
export const isWaiting = async (tx: Db, of: ApprovalOf, now: Date): Promise<boolean> => {
  const row = await approvalRepository(tx).lock(of)
  return row !== null && row.decision === null && row.expiresAt > now
}

/** Whether a second person allowed it, within its day. */
export const isApproved = async (tx: Db, of: ApprovalOf, now: Date): Promise<boolean> => {
  const row = await approvalRepository(tx).lock(of)
  return row?.decision === 'approved' && row.expiresAt > now
}

const isUsable = (row: ApprovalRow | null, now: Date): row is ApprovalRow =>
  row?.decision === 'approved' && row.usedAt === null && row.expiresAt > now

/** Whether the request was approved and has not been used yet. */
export const isUnused = async (tx: Db, of: ApprovalOf, now: Date): Promise<boolean> =>
  isUsable(await approvalRepository(tx).lock(of), now)

/** Uses up an approval, so that it allows the act only once. Resolves to whether there was one. */
export const takeApproval = async (tx: Db, of: ApprovalOf, now: Date): Promise<boolean> => {
  const row = await approvalRepository(tx).lock(of)
  if (!isUsable(row, now)) return false
  await approvalRepository(tx).use(row, now)
  return true
}
