import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { styleHash } from './content-security-policy.ts'
import { type FailureStatus, failureCss, failureDocument } from './failure-document.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the shop on pages of last resort; without one they carry none. */
    shopTitle: string | undefined
  }
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${styleHash(failureCss)}; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
}

/** Answers with the page of last resort; never kept by anybody. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: FailureStatus) =>
  reply
    .code(status)
    .headers(status === 503 ? { ...headers, 'retry-after': '5' } : headers)
    .send(failureDocument(status, request.id, request.server.shopTitle))

/** Whatever goes wrong unforeseen is logged, and the person sees a page with the request's id. */
export const handleFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode < 500) return sendFailure(request, reply, 400)
    request.log.error({ err: error }, 'the page could not be rendered')
    return sendFailure(request, reply, 500)
  })
  app.setNotFoundHandler((request, reply) =>
    // Every path has a page: what comes here is a missing file, or a method that pages do not have.
    sendFailure(request, reply, request.method === 'GET' || request.method === 'HEAD' ? 404 : 405),
  )
}
