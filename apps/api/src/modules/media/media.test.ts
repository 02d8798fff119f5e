import { mkdtempSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PICTURE_MS } from '@hojreh/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeHeldStore } from '../../../test/files/held-store.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { openFolder } from '../file-store/folder-files.ts'
import { makeMediaService } from './media.service.ts'
import { toPicture } from './media-address.ts'
import { mediaKey, openMediaStore, revocableKey } from './media-store.ts'
import { makeRenderQueue } from './render-queue.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#0a7"/></svg>`

let shop: TestApp
let key: string
beforeAll(async () => {
  shop = await createTestApp()
  key = await openMediaStore(shop.files).addOriginal(drawing)
})
afterAll(() => shop.close())

const image = () => ({ key, width: 1200, height: 800, alt: 'سبز', color: '#00aa77' })

describe('a picture', () => {
  test('names only widths that it has, and every address of it answers', async () => {
    const { src, avif, webp } = toPicture(image())
    expect(avif.split(', ').map((source) => source.split(' ')[1])).toEqual([
      '160w',
      '240w',
      '320w',
      '400w',
      '640w',
      '800w',
      '960w',
    ])
    for (const address of [
      src,
      ...[avif, webp].flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? '')),
    ]) {
      const response = await shop.app.inject(address)
      expect(response.statusCode).toBe(200)
      const { width, height, format } = await sharp(response.rawPayload).metadata()
      expect(address).toContain(`/${width}.`)
      expect(height).toBe(Math.round(((width ?? 0) * 2) / 3))
      expect(response.headers['content-type']).toBe(`image/${format === 'heif' ? 'avif' : format}`)
    }
  })

  test('is waited for longer than other responses: its connection stays open while it is rendered', async () => {
    const timeouts: unknown[] = []
    shop.app.server.on('connection', (socket: Socket) => {
      vi.spyOn(socket, 'setTimeout').mockImplementation((ms) => {
        timeouts.push(ms)
        return socket
      })
    })
    const origin = await shop.app.listen({ port: 0 })
    expect((await fetch(`${origin}/api/config`)).status).toBe(200)
    expect(timeouts).not.toContain(PICTURE_MS)
    for (const file of ['320.webp', 'social.jpg', 'icon/32.png']) {
      timeouts.length = 0
      expect((await fetch(`${origin}/api/media/${key}/${file}`)).status).toBe(200)
      expect(timeouts).toContain(PICTURE_MS)
    }
  })

  test('may be kept for ever', async () => {
    const { headers } = await shop.app.inject(toPicture(image()).src)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('that may be taken back is kept for an hour', async () => {
    const revocable = await openMediaStore(shop.files).addOriginal(drawing, revocableKey(drawing))
    for (const file of ['320.webp', 'social.jpg', 'icon/32.png']) {
      const { statusCode, headers } = await shop.app.inject(`/api/media/${revocable}/${file}`)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    }
  })

  test('narrower than the narrowest rendering still has an address', () => {
    expect(toPicture({ ...image(), width: 90 })).toMatchObject({
      src: `/api/media/${key}/160.jpg`,
      avif: `/api/media/${key}/160.avif 160w`,
    })
  })

  test('is rendered once when many ask at once, and then read from disk', async () => {
    const other = await openMediaStore(shop.files).addOriginal(drawing.replace('#0a7', '#70a'))
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => shop.app.inject(`/api/media/${other}/320.webp`)),
    )
    expect(new Set(responses.map(({ rawPayload }) => mediaKey(rawPayload))).size).toBe(1)
    const folder = join(shop.config.MEDIA_FOLDER, 'rendered', other.slice(0, 2), other)
    expect(await readdir(folder)).toEqual(['320.webp'])
    expect(await readFile(join(folder, '320.webp'))).toEqual(responses[0]?.rawPayload)
  })

  test.each([
    '/api/media/00000000000000000000000000000000/320.webp',
    '/api/media/zz/320.webp',
    '/api/media/..%2f..%2fetc/320.webp',
  ])('%s is not found', async (address) => {
    expect((await shop.app.inject(address)).statusCode).toBe(404)
  })

  test.each(['321.webp', '320.gif', '320', '320.webp.webp', '0320.webp', '-1.webp'])(
    'its rendering %s is not found',
    async (file) => {
      expect((await shop.app.inject(`/api/media/${key}/${file}`)).statusCode).toBe(404)
    },
  )
})

describe('the favicon', () => {
  test.each([
    [undefined, 16],
    ['16', 16],
    ['33', 48],
    ['512', 512],
  ])('asked for in %s is drawn in %i', { tags: ['§3.18', '§7.21'] }, async (asked, drawn) => {
    const { url, size, type } = (
      await shop.app.inject({
        url: '/api/setting/favicon',
        query: asked === undefined ? {} : { size: asked },
      })
    ).json()
    expect([size, type]).toEqual([drawn, 'image/png'])
    const response = await shop.app.inject(url)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: drawn,
      height: drawn,
    })
  })

  test('stands on paper with room to be cut on a home screen', async () => {
    const { rawPayload } = await shop.app.inject('/api/media/app-icon.png')
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([512, 512, 3])
    const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)]
    expect([at(0, 0), at(256, 100), at(511, 511)]).toEqual(Array(3).fill([0xfb, 0xf8, 0xf3]))
    expect(at(256, 256)).not.toEqual([0xfb, 0xf8, 0xf3])
  })

  test('has no other sizes', async () => {
    expect((await shop.app.inject('/api/media/favicon/17.png')).statusCode).toBe(404)
  })
})

describe('the rendering queue', () => {
  test('does one task for all who ask for it meanwhile, and does it again later', async () => {
    const queue = makeRenderQueue<number>(2)
    let runs = 0
    const task = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      runs += 1
      return runs
    }
    expect(await Promise.all([queue('a', task), queue('a', task), queue('a', task)])).toEqual([1, 1, 1])
    expect(await queue('a', task)).toBe(2)
  })

  test('runs no more at once than it may, and goes on after a failure', async () => {
    const queue = makeRenderQueue<number>(2)
    let running = 0
    let most = 0
    const task = (number: number) => async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      if (number === 3) throw new Error('not this one')
      return number
    }
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) => queue(`k${number}`, task(number))),
    )
    expect(most).toBe(2)
    expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
  })

  test('turns away what comes while too many are waiting, but nobody who waits for the same', async () => {
    const queue = makeRenderQueue<string>(1, 2)
    const { promise, resolve } = Promise.withResolvers<void>()
    const ask = (key: string) => queue(key, () => promise.then(() => key))
    const asked = ['a', 'b', 'c', 'd', 'c', 'a'].map(ask)
    await expect(asked[3]).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
    resolve()
    const done = (await Promise.allSettled(asked)).map((one) => one.status === 'fulfilled' && one.value)
    expect(done).toEqual(['a', 'b', 'c', false, 'c', 'a'])
    expect(await ask('d')).toBe('d')
  })
})

test('an invented address is answered while all renderings take their time', async () => {
  const store = makeHeldStore(openFolder(mkdtempSync(join(tmpdir(), 'hojreh-media-'))))
  const media = openMediaStore(store.files)
  const service = makeMediaService(media)
  const keys = await Promise.all(
    ['#111', '#222', '#333'].map((color) => media.addOriginal(drawing.replace('#0a7', color))),
  )
  const { reached, release } = store.hold()
  const rendering = keys.map((one) => service.read(one, 160, 'webp'))
  await reached
  expect(await service.read('0'.repeat(32), 160, 'webp')).toBeNull()
  release()
  expect(await Promise.all(rendering)).not.toContain(null)
})

test('a picture that is removed while it is rendered leaves no rendering', async () => {
  const store = makeHeldStore(openFolder(mkdtempSync(join(tmpdir(), 'hojreh-media-'))))
  const media = openMediaStore(store.files)
  const taken = await media.addOriginal(drawing)
  const { reached, release } = store.hold()
  const rendering = makeMediaService(media).read(taken, 160, 'webp')
  await reached
  await media.remove(taken)
  release()
  expect(await rendering).toBeNull()
  expect(await media.readRendered(taken, '160.webp')).toBeNull()
})
