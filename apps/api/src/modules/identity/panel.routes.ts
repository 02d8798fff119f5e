import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { customerRepository } from './customer.repository.ts'
import { panelRepository } from './panel.repository.ts'

export const registerPanel = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  registerEndpoint(app, endpoints.getPanelData, async ({ customer: { customerId } }) => {
    const customer = await customerRepository(db).find(customerId)
    if (!customer) throw new DomainError('unauthenticated')
    const { phone, firstName, lastName, inviteCode } = customer
    return {
      customerId,
      phone,
      firstName,
      lastName,
      inviteCode: inviteCode ?? '',
      cartCount: await panelRepository(db).cartCount(customerId),
      orderCounts: await panelRepository(db).orderCounts(customerId),
      formerOrderCount: await panelRepository(db).formerOrderCount(customerId),
    }
  })
}
