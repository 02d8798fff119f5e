import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { makeByteStore } from './byte-store.ts'
import { makeCompressedBodies } from './compressed-bodies.ts'
import { etagOf } from './etag.ts'
import { makeSingleFlight } from './single-flight.ts'

test('the same bytes have the same ETag, others another', () => {
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')))
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')))
})

test('a long body is compressed for whoever accepts it, once it is ready', async () => {
  const { now } = makeCompressedBodies(4)
  const body = Buffer.from('x'.repeat(2_000))
  expect(now(body, 'gzip')).toEqual({ body })
  expect(now(body, 'gzip, br')).toEqual({ body })
  const { body: sent } = await vi.waitFor(() => {
    const encoded = now(body, 'br')
    expect(encoded.encoding).toBe('br')
    return encoded
  }, 30_000)
  expect(brotliDecompressSync(sent)).toEqual(body)
  expect(now(body, 'br').body).toBe(sent)
})

test('who waits for it gets it compressed at the first time, and two at once the same bytes', async () => {
  const { whole } = makeCompressedBodies(4)
  const body = Buffer.from('x'.repeat(2_000))
  const [one, other] = await Promise.all([whole(body, 'br'), whole(body, 'gzip, br')])
  expect(brotliDecompressSync(one.body)).toEqual(body)
  expect(one.encoding).toBe('br')
  expect(other.body).toBe(one.body)
  expect(await whole(body, 'gzip')).toEqual({ body })
  expect(await whole(Buffer.from('short'), 'br')).toEqual({ body: Buffer.from('short') })
})

test('a body is found at its own revision only, and the oldest make room', () => {
  const store = makeByteStore(10_000)
  const body = Buffer.alloc(2_000)
  store.keep('/a', { body, revision: 1 })
  expect(store.find('/a', 1)?.body).toBe(body)
  expect(store.find('/a', 2)).toBeUndefined()
  store.keep('/b', { body, revision: 1 })
  store.keep('/c', { body, revision: 1 })
  expect(store.find('/a', 1)).toBeUndefined()
  expect(store.find('/c', 1)?.body).toBe(body)
})

test('an address of any length takes no memory', () => {
  const store = makeByteStore(10_000)
  const address = `/${'x'.repeat(600)}`
  store.keep(address, { body: Buffer.alloc(1), revision: 1 })
  expect(store.find(address, 1)).toBeUndefined()
})

test('calls at the same time share one run; a failed one is tried again', async () => {
  const share = makeSingleFlight<number>()
  const work = vi.fn(async () => 1)
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 1])
  expect(work).toHaveBeenCalledTimes(2)
  await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await share('a', work)).toBe(1)
})
