import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60

const closed = { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] }

/** For the few responses that are given before any plugin is asked. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Headers of every response. Pages that have styles or forms put their own policy over the closed one. */
export const securityHeaders = fp(async (app, { config }: { config: Config }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: closed,
    },
    // Pictures of the api are shown by apps that may live on sibling hosts.
    crossOriginResourcePolicy: { policy: 'same-site' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.PUBLIC_ORIGIN.startsWith('https:') && { maxAge: HALF_A_YEAR_SECONDS },
  })
})
