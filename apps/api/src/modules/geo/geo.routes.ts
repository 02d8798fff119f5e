import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerSharedEndpoint } from '../../http/register-endpoint.ts'
import { listCities, listProvinces } from './geo.service.ts'

// The lists change with a release only.
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400'

export const registerGeo = (app: FastifyInstance): void => {
  registerSharedEndpoint(app, endpoints.listProvinces, CACHE, () => listProvinces())
  registerSharedEndpoint(app, endpoints.listCities, CACHE, ({ province }) => listCities(province))
}
