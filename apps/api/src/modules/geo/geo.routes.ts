import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import { listCities, listProvinces } from './geo.service.ts'

// The lists change with a release only.
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400'

export const registerGeo = (app: FastifyInstance): void => {
  registerEndpoint(app, endpoints.listProvinces, ({ reply }) => {
    reply.header('cache-control', CACHE)
    return listProvinces()
  })
  registerEndpoint(app, endpoints.listCities, ({ query: { province }, reply }) => {
    const cities = listCities(province)
    reply.header('cache-control', CACHE)
    return cities
  })
}
