import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeInOrder } from './close-in-order.ts'

const KEEP_ALIVE_MS = 60_000

test(
  'a connection that answers while the server closes does not keep it open',
  async () => {
    const arrived = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<string>()
    const app = Fastify({ keepAliveTimeout: KEEP_ALIVE_MS })
    await app.register(closeInOrder, { delayMs: 0 })
    app.get('/slow', () => {
      arrived.resolve()
      return answered.promise
    })
    await app.listen({ port: 0 })
    const address = app.server.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    const socket = connect(address.port, 'localhost')
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await arrived.promise
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    answered.resolve('done')
    await closed
    if (!socket.closed) await once(socket, 'close')
    expect(response).toContain('done')
  },
  KEEP_ALIVE_MS / 2,
)
