import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeRateLimiter } from '../rate-limit/rate-limiter.ts'
import { registerDevInbox } from '../sms/dev-inbox.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { registerAuth } from './auth.routes.ts'
import { makeOtpService } from './otp.service.ts'
import { registerPanel } from './panel.routes.ts'
import { makeSessionService } from './session.service.ts'

export const registerIdentity = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { config, clock } = dependencies
  const outbox = makeSmsOutbox(config.SECRET, clock)
  const limiter = makeRateLimiter(config.SECRET, clock)
  registerAuth(
    app,
    dependencies,
    makeOtpService(dependencies, limiter, outbox),
    makeSessionService(dependencies),
  )
  registerPanel(app, dependencies)
  registerDevInbox(app, dependencies, outbox)
}
