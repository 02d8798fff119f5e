import type { FastifyRequest } from 'fastify'
import { pageOrigin } from '../../config/admin-origin.ts'
import type { StaffActor } from '../../modules/staff-session/staff-actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import {
  addPasskey,
  askPasskey,
  listOwnPasskeys,
  removePasskey,
  startPasskey,
} from '../../workflows/staff/own-passkeys.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

export const registerPasskeys = (
  register: RegisterAdminEndpoint,
  { config, database: { db } }: Dependencies,
): void => {
  const selfOf = ({ member, session }: StaffActor, request: FastifyRequest) => ({
    ...{ member, session, origin: pageOrigin(config, request) },
  })
  register('listPasskeys', ({ staff }) => listOwnPasskeys(db, staff))
  register('askPasskey', ({ desk, staff, request }) => askPasskey(desk, selfOf(staff, request)))
  register('startPasskey', ({ desk, staff, request }) => startPasskey(desk, selfOf(staff, request)))
  register('addPasskey', async ({ desk, staff, request, body }) => {
    await addPasskey(desk, selfOf(staff, request), body)
    return listOwnPasskeys(db, staff)
  })
  register(
    'removePasskey',
    async ({ desk, staff, request, query }) => {
      await removePasskey(desk, selfOf(staff, request), query.id)
      return listOwnPasskeys(db, staff)
    },
    'passkey',
  )
}
