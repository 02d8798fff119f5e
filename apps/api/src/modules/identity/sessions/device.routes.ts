import { type Device, endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../../http/register-endpoint.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import type { Customer } from '../customer.ts'
import { type SessionRow, sessionRepository } from './session.repository.ts'

const deviceOf = (row: SessionRow, sessionId: string): Device => ({
  id: row.id,
  userAgent: row.userAgent,
  ip: row.ip,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  isCurrent: row.id === sessionId,
})

/** «My devices»: where the customer is signed in, and the way to end it there. */
export const registerDevices = (app: FastifyInstance, { database: { db }, clock }: Dependencies): void => {
  const devicesOf = async ({ customerId, sessionId }: Customer): Promise<Device[]> => {
    const devices = (await sessionRepository(db).listLive(customerId, clock())).map((row) =>
      deviceOf(row, sessionId),
    )
    return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  }

  registerEndpoint(app, endpoints.listSessions, ({ customer }) => devicesOf(customer))

  registerEndpoint(app, endpoints.revokeSession, async ({ customer, query: { id } }) => {
    const { customerId } = customer
    await customer.write(async (tx) => {
      const repository = sessionRepository(tx)
      if (id === 'all') await repository.revokeAll(customerId, clock())
      else if (!(await repository.revokeOf(customerId, id, clock()))) throw new DomainError('not_found')
    })
    return devicesOf(customer)
  })
}
