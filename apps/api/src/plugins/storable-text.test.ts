import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { storableText } from './storable-text.ts'

const open = async () => {
  const app = fastify()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(storableText)
  app.post('/', async ({ body }) => ({ bytes: Buffer.isBuffer(body) ? body.length : 0 }))
  return app
}

test('text that PostgreSQL cannot store is refused wherever it stands', async () => {
  const app = await open()
  for (const payload of [{ a: [{ b: 'x\u0000' }] }, { 'k\u0000': 1 }, { a: '\ud800' }])
    expect((await app.inject({ method: 'POST', url: '/', payload })).statusCode).toBe(400)
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: ['سلام'] } })).statusCode).toBe(200)
})

test('a file that is sent up is not walked through byte by byte', async () => {
  const app = await open()
  const entries = vi.spyOn(Object, 'entries')
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(1_000_000),
  })
  expect(response.json()).toEqual({ bytes: 1_000_000 })
  expect(entries.mock.calls.filter(([value]) => ArrayBuffer.isView(value))).toEqual([])
})
