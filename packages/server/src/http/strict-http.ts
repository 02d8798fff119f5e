import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** The rest of a body is read for this long after its response, so that the response is not lost in a reset. */
const REST_MS = 5_000

class MalformedRequestError extends Error {
  readonly statusCode = 400
}

const hasOneHost = ({ rawHeaders }: FastifyRequest['raw']): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}

/** Returns whether all servers read a request alike; Node takes more (RFC 9112, 3.2 and 6.1). */
const isStrict = ({ raw }: FastifyRequest): boolean => {
  if (raw.httpVersionMajor !== 1 || !hasOneHost(raw)) return false
  return raw.httpVersionMinor > 0 || raw.headers['transfer-encoding'] === undefined
}

/** Returns whether a request comes with a body, if only an empty one. */
export const hasBody = ({ headers }: FastifyRequest['raw']): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Reads the rest of a body: Node ends a connection with unread data, and that reset overtakes the response. */
const readOn = ({ raw }: FastifyRequest): void => {
  const { socket } = raw
  // A request that a test injects came over no socket.
  if (!(socket instanceof Socket)) return
  let isLast = false
  socket.destroySoon = () => {
    isLast = true
    socket.end()
  }
  setTimeout(() => {
    if (isLast || !raw.complete) socket.destroy()
  }, REST_MS).unref()
}

/**
 * Refuses HTTP/0.9, more than one Host, and chunks in HTTP/1.0, and ends the connection. A client that is answered
 * before the whole body has come may go on sending for a moment: one that only listens at the end gets the response
 * too.
 */
export const strictHttp = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw))
      // Before Node's own listener, which ends the connection.
      reply.raw.prependOnceListener('finish', () => {
        if (!request.raw.complete) readOn(request)
      })
    if (isStrict(request)) return done()
    reply.header('connection', 'close')
    done(new MalformedRequestError('not HTTP/1.1 as all servers read it'))
  })
})
