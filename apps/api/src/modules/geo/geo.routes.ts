import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import { listCities, listProvinces } from './geo.service.ts'

// The lists change with a release only.
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400'

export const registerGeo = (app: FastifyInstance): void => {
  registerCall(app, calls.listProvinces, ({ reply }) => {
    reply.header('cache-control', CACHE)
    return listProvinces()
  })
  registerCall(app, calls.listCities, ({ query: { province }, reply }) => {
    const cities = listCities(province)
    reply.header('cache-control', CACHE)
    return cities
  })
}
