import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { registerCaptcha } from '../captcha/captcha.routes.ts'
import { makeCaptchaPasses } from '../captcha/captcha-pass.ts'
import { makeRateLimiter } from '../rate-limit/rate-limiter.ts'
import { makeSlowDown } from '../rate-limit/slow-down.ts'
import type { SmsSender } from '../sms/deliver-sms.ts'
import { registerDevInbox } from '../sms/dev-inbox.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { staffKeys } from '../staff/staff-keys.ts'
import { totpCode } from '../staff/totp.ts'
import { registerAccount } from './account.routes.ts'
import { registerAuth } from './auth.routes.ts'
import { makeOtpService } from './otp/otp.service.ts'
import { makeWrongCodes } from './otp/wrong-codes.ts'
import { registerPanel } from './panel.routes.ts'
import { makeLoginLimits } from './password/login-limits.ts'
import { makePasswordLogin } from './password/password-login.ts'
import { makeRegisterAccount } from './register-account.ts'
import { makeBrowserMarks } from './sessions/browser-mark.ts'
import { registerDevices } from './sessions/device.routes.ts'
import { makeSessionService } from './sessions/session.service.ts'

export const registerIdentity = (
  app: FastifyInstance,
  dependencies: Dependencies,
  smsSender: SmsSender,
): void => {
  const { config, database, clock } = dependencies
  const outbox = makeSmsOutbox(config.SECRET, clock)
  const limiter = makeRateLimiter(config.SECRET, clock)
  const slowDown = makeSlowDown(config.SECRET, clock)
  const limits = makeLoginLimits(database.db, slowDown)
  const wrongCodes = makeWrongCodes(database.db, config, limiter, slowDown, {
    count: app.countWrongCode,
    warn: (sentence) => app.log.warn(sentence),
  })
  const sessions = makeSessionService(dependencies)
  const passes = makeCaptchaPasses(dependencies)
  const marks = makeBrowserMarks(config)
  registerCaptcha(app, dependencies, limiter, passes)
  registerAuth(app, dependencies, {
    otps: makeOtpService(dependencies, limiter, outbox, smsSender, wrongCodes),
    sessions,
    passes,
    marks,
    logIn: makePasswordLogin(dependencies, limits, sessions),
    registerAccount: makeRegisterAccount(dependencies, limiter),
  })
  registerAccount(app, dependencies, marks, limits)
  registerDevices(app, dependencies)
  registerPanel(app, dependencies)
  registerDevInbox(app, dependencies, outbox, () => totpCode(staffKeys(config.SECRET).demoTotp(), clock()))
}
