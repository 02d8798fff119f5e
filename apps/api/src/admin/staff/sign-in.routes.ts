import { pageOrigin } from '../../config/admin-origin.ts'
import { makeAskPasskey } from '../../modules/staff-session/passkey-sign-in.ts'
import type { makeStaffSignIn } from '../../modules/staff-session/sign-in.service.ts'
import {
  IDLE_MS,
  type LiveStaff,
  permissionsOf,
} from '../../modules/staff-session/staff-session.repository.ts'
import type { StaffSessions } from '../../modules/staff-session/staff-sessions.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { confirmStaff } from '../../workflows/staff/confirm-staff.ts'
import { endOwnSession, listOwnSessions } from '../../workflows/staff/own-sessions.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toMe = ({ member, session, ownRole }: LiveStaff) => ({
  staff: {
    id: member.id,
    name: member.name,
    phone: member.phone,
    role: member.role,
    ownRole: ownRole && { id: ownRole.id, name: ownRole.name },
  },
  permissions: [...permissionsOf({ member, ownRole })],
  idleAfterSeconds: IDLE_MS / 1_000,
  endsAt: session.expiresAt.toISOString(),
})

export const registerSignIn = (
  register: RegisterAdminEndpoint,
  signIn: ReturnType<typeof makeStaffSignIn>,
  sessions: StaffSessions,
  dependencies: Dependencies,
): void => {
  const { config } = dependencies
  const askPasskey = makeAskPasskey(dependencies)
  register('staffSignInStart', async ({ body, request }) => ({
    success: true as const,
    ...(await signIn.start(body.phone, request)),
  }))
  register('staffSignInCode', ({ body, request }) => signIn.takeCode(body.phone, body.code, request))
  register('staffSignInPasskey', ({ body, request }) => askPasskey(body.ticket, request))
  register('staffSignIn', async ({ body, request, reply }) => {
    const { recoveryCodes, ...opened } = await signIn.finish(body, request)
    sessions.give(reply, opened)
    return { ...toMe(opened), recoveryCodes }
  })
  register('confirmStaff', async ({ desk, staff: { member, session }, body, request }) => {
    const until = await confirmStaff(desk, { member, session, origin: pageOrigin(config, request) }, body)
    return { freshUntil: until.toISOString() }
  })
  register('getStaffSession', async ({ request }) => {
    const live = await sessions.read(request, {})
    return { me: live && toMe(live) }
  })
  register('getStaffMe', ({ staff }) => toMe(staff))
  register('staffSignOut', async ({ desk, staff, reply }) => {
    await endOwnSession(desk, staff.session.id)
    sessions.takeBack(reply)
    return { success: true as const }
  })
  register('listStaffSessions', ({ desk, staff }) => listOwnSessions(desk, staff.session))
  register(
    'endStaffSession',
    async ({ desk, staff, query }) => {
      await endOwnSession(desk, query.id)
      return listOwnSessions(desk, staff.session)
    },
    'session',
  )
}
