import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint } from '../../http/register-endpoint.ts'
import { getHome } from './get-home.ts'
import { showHome } from './show-home.ts'

export const registerHome = (app: FastifyInstance): void => {
  registerContentEndpoint(app, endpoints.getHome, (_, reading) => getHome(reading))
  registerContentEndpoint(app, endpoints.getHomeBlocks, (_, reading) => showHome(reading))
}
