import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'
import { docsPage, docsStyle } from '../http/docs-page.ts'
import { openApiDocument } from '../http/openapi-document.ts'
import { sendPage } from '../http/send-page.ts'
import { fingerprintCookieName } from '../modules/identity/sessions/fingerprint.ts'

/** The contract for machines and for people. */
export const documentation = fp(async (app, { config }: { config: Config }) => {
  const document = openApiDocument(config.PUBLIC_ORIGIN, fingerprintCookieName(config))
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (_request, reply) =>
    sendPage(reply, { title: 'API', body: docsPage(document), style: docsStyle, lang: 'en' }),
  )
})
