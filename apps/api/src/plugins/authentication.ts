import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'
import type { Dependencies } from '../app.ts'
import { makeSessionService } from '../modules/identity/session.service.ts'

/** Cookies, and who makes a request. */
export const authentication = fp(async (app, dependencies: Dependencies) => {
  const sessions = makeSessionService(dependencies)
  await app.register(cookie)
  app.decorateRequest('customer', null)
  app.decorate('authenticate', (request) => sessions.read(request))
})
