import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { styleHash } from './content-security-policy.ts'
import { failureCss, failureDocument } from './failure-document.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${styleHash(failureCss)}; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
}

/** Answers with the page of last resort; never kept by anybody. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: 500 | 503) =>
  reply
    .code(status)
    .headers(status === 503 ? { ...headers, 'retry-after': '5' } : headers)
    .send(failureDocument(status, request.id))

/** Whatever goes wrong unforeseen is logged, and the person sees a page with the request's id. */
export const handleFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode < 500) return reply.code(statusCode).send()
    request.log.error({ err: error }, 'the page could not be rendered')
    return sendFailure(request, reply, 500)
  })
}
