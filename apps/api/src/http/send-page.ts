import { createHash } from 'node:crypto'
import { limits } from '@hojreh/contract'
import type { FastifyReply } from 'fastify'
import { faviconAddress } from '../shared/favicon-address.ts'
import type { Html } from './html.ts'

interface Page {
  title: string
  body: Html
  /** CSS of the page; allowed by its hash. */
  style: string
  /** JavaScript of the page; allowed by its hash. */
  script?: string
  lang?: 'fa' | 'en'
  /** Origins beside its own that a form may lead to. Browsers hold redirects of a form to this too. */
  formTargets?: readonly string[]
  /** Seconds until the page asks for itself again. */
  refreshSeconds?: number
}

const { url: icon } = faviconAddress(limits.faviconSize, null)

const hashOf = (part: string) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`

const contentSecurityPolicy = (style: string, script: string, formTargets: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    "img-src 'self'",
    // A typeface lies in the style itself.
    'font-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Sends a page that stands alone: no pictures but the shop's own, nothing from elsewhere. */
export const sendPage = (
  reply: FastifyReply,
  { title, body, style, script = '', lang = 'fa', formTargets = [], refreshSeconds }: Page,
) => {
  if (refreshSeconds) reply.header('refresh', String(refreshSeconds))
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(style, script, formTargets))
    .send(
      `<!doctype html><html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
        `<link rel="icon" href="${icon}"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body.markup}${script && `<script>${script}</script>`}</body></html>`,
    )
}
