import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'
import { makeSessionService } from '../modules/identity/sessions/session.service.ts'
import type { Dependencies } from '../shared/dependencies.ts'

/** Cookies, and who makes a request. */
export const authentication = fp(async (app, dependencies: Dependencies) => {
  const sessions = makeSessionService(dependencies)
  await app.register(cookie)
  app.decorateRequest('customer', null)
  app.decorate('authenticate', (request) => sessions.read(request))
})
