import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { estimateDelivery } from './estimate-delivery.ts'

export const registerDelivery = (app: FastifyInstance, { database, clock }: Dependencies): void =>
  registerEndpoint(app, endpoints.getDelivery, ({ query }) => estimateDelivery(database.db, query, clock()))
