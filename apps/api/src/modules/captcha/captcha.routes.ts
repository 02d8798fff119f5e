import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { RateLimiter, RateRule } from '../rate-limit/rate-limiter.ts'
import { makeAltcha } from './altcha.ts'
import type { CaptchaPasses } from './captcha-pass.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { makeRecaptcha } from './recaptcha.ts'

const HOUR_MS = 60 * 60_000
const perVisitor: RateRule<'visitor'> = {
  name: 'captcha-address',
  of: 'visitor',
  limit: 600,
  windowMs: HOUR_MS,
}

const chooseProvider = (dependencies: Dependencies): CaptchaProvider =>
  dependencies.config.CAPTCHA_PROVIDER === 'recaptcha'
    ? makeRecaptcha(dependencies.config)
    : makeAltcha(dependencies)

export const registerCaptcha = (
  app: FastifyInstance,
  dependencies: Dependencies,
  limiter: RateLimiter,
  passes: CaptchaPasses,
): void => {
  const { db } = dependencies.database
  const provider = chooseProvider(dependencies)

  registerEndpoint(app, endpoints.getCaptchaChallenge, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    if (!provider.challenge) throw new DomainError('not_found')
    await limiter.take(db, perVisitor, request.visitor)
    return provider.challenge()
  })

  registerEndpoint(app, endpoints.passCaptcha, async ({ body: { token }, request, reply }) => {
    await limiter.take(db, perVisitor, request.visitor)
    if (!(await provider.verify(token))) throw new DomainError('captcha_required')
    await passes.give(reply)
    return { success: true as const }
  })
}
