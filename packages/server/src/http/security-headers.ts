import { createHash } from 'node:crypto'

/** Source expression for one exact style block. */
export const styleHash = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** The policy of a document that needs nothing but these style blocks. */
export const closedPolicy = (...styles: readonly string[]): string =>
  [
    "default-src 'none'",
    ...(styles.length > 0 ? [`style-src ${styles.map(styleHash).join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Headers of every response of every server; a page puts its own policy in the place of the closed one. */
export const securityHeaders = {
  'content-security-policy': closedPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  // Pictures of the api are shown by apps that may be on sibling hosts.
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Half a year. */
export const TRANSPORT_POLICY = `max-age=${182 * 24 * 60 * 60}`

/** Where the shop is on https, browsers are told to stay there. */
export const transportHeaders = (publicOrigin: string | undefined): Record<string, string> =>
  publicOrigin?.startsWith('https:') ? { 'strict-transport-security': TRANSPORT_POLICY } : {}
