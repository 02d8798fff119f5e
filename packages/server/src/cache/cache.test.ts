import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { makeCompressedBodies } from './compressed-bodies.ts'
import { etagOf } from './etag.ts'
import { makeSingleFlight } from './single-flight.ts'

test('the same bytes have the same ETag, others another', () => {
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')))
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')))
})

test('a long body is compressed for whoever accepts it, once it is ready', async () => {
  const bodyFor = makeCompressedBodies(4)
  const body = Buffer.from('x'.repeat(2_000))
  expect(bodyFor(body, 'gzip')).toEqual({ body })
  expect(bodyFor(body, 'gzip, br')).toEqual({ body })
  const { body: sent } = await vi.waitFor(() => {
    const encoded = bodyFor(body, 'br')
    expect(encoded.encoding).toBe('br')
    return encoded
  })
  expect(brotliDecompressSync(sent)).toEqual(body)
  expect(bodyFor(body, 'br').body).toBe(sent)
})

test('calls at the same time share one run; a failed one is tried again', async () => {
  const share = makeSingleFlight<number>()
  const work = vi.fn(async () => 1)
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 1])
  expect(work).toHaveBeenCalledTimes(2)
  await expect(share('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await share('a', work)).toBe(1)
})
