import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint, registerEndpoint } from '../../http/register-endpoint.ts'
import { shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { freeShippingFrom } from '../../modules/shipping/shipping.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { estimateDelivery } from './estimate-delivery.ts'

export const registerDelivery = (app: FastifyInstance, { database, clock }: Dependencies): void => {
  registerEndpoint(app, endpoints.getDelivery, ({ query }) => estimateDelivery(database.db, query, clock()))
  registerContentEndpoint(app, endpoints.getFreeShipping, async ({ province, city }, { db }) => {
    const place = province !== undefined && city !== undefined ? { province, city } : null
    return { freeFrom: freeShippingFrom(await shippingRepository(db).listActive(), place) }
  })
}
