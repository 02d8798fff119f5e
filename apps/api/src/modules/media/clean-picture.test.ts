import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanPicture } from './clean-picture.ts'
import { HopelessPictureError } from './fetch-picture.ts'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
/** A PNG that says how large it is and holds next to nothing. */
const pngOf = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const small = (format: 'jpeg' | 'png' | 'gif' | 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    [format]()
    .toBuffer()

describe('a stranger’s picture', () => {
  test.each([
    [60_000, 60_000, 'exceeds pixel limit'],
    [2_000_000_000, 1, 'corrupt header'],
    [6_400, 6_400, 'exceeds pixel limit'],
  ])('of %i by %i pixels in a few bytes is refused before it is unpacked', async (width, height, reason) => {
    const bytes = pngOf(width, height)
    expect(bytes.length).toBeLessThan(5_000)
    const refused = cleanPicture(bytes, 1_600)
    await expect(refused).rejects.toBeInstanceOf(HopelessPictureError)
    // Unpacked, it would be refused for pixels that are not there.
    await expect(refused).rejects.toThrow(reason)
  })

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'in %s that is a page too comes out as a picture alone',
    async (format) => {
      const evil = '<script>alert(1)</script><?php system($_GET[0]); ?>'
      const { data, info } = await cleanPicture(
        Buffer.concat([await small(format), Buffer.from(evil)]),
        1_600,
      )
      expect([info.format, info.width, info.height]).toEqual(['webp', 40, 30])
      expect(data.includes('script')).toBe(false)
      expect(data.includes('php')).toBe(false)
    },
  )

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that is a program', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a document', '%PDF-1.7 /JS (app.alert(1))'],
    ['an archive', 'PK\u0003\u0004'],
    ['a picture by its first bytes only', '\u00ff\u00d8\u00ff\u00e0<script>'],
    [
      'a program for the decoder',
      "push graphic-context\nviewbox 0 0 1 1\nfill 'url(https://evil.example/x)'",
    ],
    ['nothing', ''],
  ])('that is %s is refused, whatever it calls itself', async (_what, text) => {
    await expect(cleanPicture(Buffer.from(text, 'latin1'), 1_600)).rejects.toBeInstanceOf(
      HopelessPictureError,
    )
  })

  test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'in %s that was damaged on its way is cleaned or refused, never a failure of ours',
    async (format) => {
      const bytes = await small(format)
      let refused = 0
      for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ 0xff
        for (const damaged of [bytes.subarray(0, at), flipped])
          await cleanPicture(damaged, 1_600).catch((error: unknown) => {
            expect(error).toBeInstanceOf(HopelessPictureError)
            refused += 1
          })
      }
      expect(refused).toBeGreaterThan(10)
    },
  )
})
