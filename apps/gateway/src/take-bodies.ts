import { hasBody, refuseBrokenRequest } from '@hojreh/server'
import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify'
import type { ConnectionLimits } from './connection-limits.ts'

/** A body on its way. */
interface Arriving {
  request: FastifyRequest
  since: number
  bytes: number
}

/**
 * Takes bodies in, each in whole and byte for byte, before a connection to an app is taken for it. Those that come too
 * slowly end and, when all together take too much room, the oldest ones.
 * @returns the hook of routes that have bodies
 */
export const takeBodies = (app: FastifyInstance, limits: ConnectionLimits): preParsingHookHandler => {
  const arriving = new Map<FastifyRequest, Arriving>()

  const isSlow = ({ since, bytes }: Arriving) => {
    const overMs = performance.now() - since - limits.bodyMs
    return overMs > 0 && bytes < (overMs / 1_000) * limits.bytesPerSecond
  }
  const look = () => {
    let room = limits.bodyBytes
    for (const body of [...arriving.values()].reverse()) {
      room -= body.bytes
      if (!isSlow(body) && room >= 0) continue
      arriving.delete(body.request)
      refuseBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, body.request.raw.socket)
    }
  }
  const timer = setInterval(look, limits.checkMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    arriving.delete(request)
    done(null, body)
  })
  return (request, reply, payload, done) => {
    if (hasBody(request.raw)) {
      const body: Arriving = { request, since: performance.now(), bytes: 0 }
      arriving.set(request, body)
      payload.on('data', (chunk: Buffer) => {
        body.bytes += chunk.length
      })
      reply.raw.once('close', () => arriving.delete(request))
    }
    done(null, payload)
  }
}
