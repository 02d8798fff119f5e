import { createHash } from 'node:crypto'
import { limits } from '@hojreh/contract'
import type { FastifyReply } from 'fastify'
import { faviconAddress } from '../modules/media/favicon.ts'
import type { Html } from './html.ts'

interface Page {
  title: string
  body: Html
  /** CSS of the page; allowed by its hash. */
  style: string
  lang?: 'fa' | 'en'
  /** Origins beside its own that a form may lead to. Browsers hold redirects of a form to this too. */
  formTargets?: readonly string[]
  /** Seconds until the page asks for itself again. */
  refreshSeconds?: number
}

const { url: icon } = faviconAddress(limits.faviconSize, null)

const contentSecurityPolicy = (style: string, formTargets: readonly string[]) => {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sends a page that needs no script, no picture but the shop's icon, and nothing from elsewhere. */
export const sendPage = (
  reply: FastifyReply,
  { title, body, style, lang = 'fa', formTargets = [], refreshSeconds }: Page,
) => {
  if (refreshSeconds) reply.header('refresh', String(refreshSeconds))
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(style, formTargets))
    .send(
      `<!doctype html><html lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
        `<link rel="icon" href="${icon}"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body.markup}</body></html>`,
    )
}
