import type { PublicConfig } from '@hojreh/contract'
import { securityHeaders, sendFailure, transportHeaders } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import type { ApiWatch } from './api-watch.ts'
import type { BuildFiles } from './build-files.ts'
import { makeEmptyPage } from './make-page.ts'
import { createRouteMatcher } from './path-matcher.ts'

/** The policy of the desk has none of the exceptions of the shop's; to its people it is never closed. */
const forStaff = (config: PublicConfig): PublicConfig => ({
  ...config,
  captcha: { ...config.captcha, scriptUrl: null },
  enamad: null,
  shopState: 'open',
  hasInstalments: false,
  brandColor: null,
})

/** Parcels are scanned by the phone's camera; no other page of the shop may use one. */
const permissionsPolicy = securityHeaders['permissions-policy'].replace('camera=()', 'camera=(self)')

/** The empty documents of the staff's desk: no guard of customers, no redirects of the shop, nothing for search engines. */
export const serveStaffPages = (
  app: FastifyInstance,
  files: BuildFiles,
  watch: ApiWatch,
  routes: Readonly<Record<string, string>> = {},
): void => {
  const fileOf = createRouteMatcher(routes, files)
  app.get('/*', async (request, reply) => {
    const config = await watch.config()
    if (!config) return sendFailure(request, reply, 'unavailable')
    const path = new URL(request.url, 'http://path.invalid').pathname
    const { status, headers, body } = makeEmptyPage(forStaff(config), fileOf(path), files)
    return reply
      .code(status)
      .headers({ ...headers, ...transportHeaders(config.origins.shop) })
      .header('x-robots-tag', 'noindex, nofollow')
      .header('permissions-policy', permissionsPolicy)
      .send(body)
  })
}
