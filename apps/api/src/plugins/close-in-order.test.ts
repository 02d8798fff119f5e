import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeInOrder } from './close-in-order.ts'

test('a connection that answers while the server closes does not keep it open', async () => {
  const app = Fastify({ keepAliveTimeout: 60_000 })
  await app.register(closeInOrder, { delayMs: 0 })
  app.get('/slow', async () => {
    await delay(100)
    return 'done'
  })
  await app.listen({ port: 0 })
  const address = app.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const socket = connect(address.port, 'localhost')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await delay(30)
  const started = performance.now()
  await app.close()
  expect(performance.now() - started).toBeLessThan(5_000)
  if (!socket.closed) await once(socket, 'close')
  expect(answer).toContain('done')
})
