import { passkeyRepository } from '../../modules/staff/passkey.repository.ts'
import { grouped, newInvitationCode } from '../../modules/staff/secret-codes.ts'
import { staffRepository } from '../../modules/staff/staff.repository.ts'
import { staffKeys } from '../../modules/staff/staff-keys.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { roleColumns, roleName } from './role-of.ts'

const INVITATION_MS = 24 * 60 * 60_000

interface Invitation {
  phone: string
  name: string
  /** The name of a role, or the id of a role that the shop put together. */
  role: string
  /** Also invites a present member: their factors and sessions end. The way back in, from the command line alone. */
  mayReset?: boolean
}

/**
 * Invites a phone to the staff for a day. The code is returned this once, and handed over by another way than SMS:
 * holding the phone alone is not enough to sign in. Throws `already_staff`, `not_found`.
 */
export const inviteStaff = (
  { actor, config, clock }: Desk,
  { phone, name, role, mayReset = false }: Invitation,
): Promise<{ id: string; invitationCode: string; expiresAt: Date }> =>
  actor.write(async (tx, book) => {
    const repository = staffRepository(tx, config.DEMO_MODE)
    const now = clock()
    const present = await repository.lockByPhone(phone)
    if (present?.sealedTotp && !mayReset) throw new DomainError('already_staff')
    const id = present?.id ?? newId()
    const columns = await roleColumns(tx, role)
    const before = {
      role: present ? await roleName(tx, present) : null,
      state: present?.sealedTotp ? 'active' : null,
    }
    if (present) {
      await repository.update(present, { name, ...columns, sealedTotp: null, lastTotpStep: null })
      await repository.putRecoveryCodes(id, [])
      await passkeyRepository(tx).removeAllOf(id)
      await repository.endSessions(id, now)
    } else await repository.insert({ id, phone, name, ...columns, createdAt: now })
    const code = newInvitationCode()
    const expiresAt = new Date(now.getTime() + INVITATION_MS)
    await repository.invite(id, staffKeys(config.SECRET).hashOfCode('invitation', id, code), expiresAt)
    book({
      subject: `staff:${id}`,
      label: name,
      before,
      after: { role: await roleName(tx, columns), state: 'invited' },
    })
    return { id, invitationCode: grouped(code, 4), expiresAt }
  })
