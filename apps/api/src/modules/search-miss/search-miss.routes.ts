import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { searchMissMessages as messages } from './search-miss.messages.ts'
import { noteMiss } from './search-miss.service.ts'

/** What was looked for in vain. */
export const registerSearchMisses = (app: FastifyInstance, dependencies: Dependencies): void => {
  registerEndpoint(app, endpoints.noteMissedSearch, async ({ body: { q, phone }, request }) => {
    await noteMiss(dependencies, { q, phone, visitor: request.visitor })
    return { success: true as const, message: phone === undefined ? messages.noted : messages.wished }
  })
}
