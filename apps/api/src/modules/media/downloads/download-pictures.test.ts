import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { putProduct } from '../../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { products } from '../../catalog/catalog.tables.ts'
import { beginEdit, lockedEdition } from '../../edition/edition.service.ts'
import { FilesUnavailableError } from '../../file-store/file-store.ts'
import { pictureDownloads } from '../media.tables.ts'
import { openMediaStore } from '../media-store.ts'
import { isPublicAddress } from '../public-address.ts'
import { downloadPictures } from './download-pictures.ts'

interface Result {
  status?: number
  type?: string
  location?: string
  body?: string | Buffer
}

let shop: TestApp
let host: Server
let origin: string
let asked: string[] = []
let lines: string[] = []
beforeAll(async () => {
  shop = await createTestApp({
    config: { LOG_LEVEL: 'info' },
    logStream: { write: (line) => lines.push(line) },
  })
  const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#cc2244' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'the old shop' } } })
    .toBuffer()
  const responses: Record<string, Result> = {
    '/photo.jpg': { type: 'image/jpeg', body: photo },
    '/moved.jpg': { status: 302, location: '/photo.jpg' },
    '/inner.jpg': { status: 302, location: 'http://169.254.169.254/' },
    '/loop.jpg': { status: 302, location: '/loop.jpg' },
    '/page.jpg': { type: 'text/html', body: '<h1>404</h1>' },
    '/lie.jpg': { type: 'image/jpeg', body: '<script>alert(1)</script>' },
    '/drawing.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    '/huge.jpg': { type: 'image/jpeg', body: Buffer.alloc(16 * 1024 * 1024) },
    '/tired.jpg?key=secret': { status: 503 },
  }
  host = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const { status = 200, type, location, body } = responses[path] ?? { status: 404 }
    response.writeHead(status, { ...(type && { 'content-type': type }), ...(location && { location }) })
    response.end(body)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(async () => {
  host.close()
  await shop.close()
})
beforeEach(async () => {
  asked = []
  lines = []
  await shop.db.delete(products)
})

const queue = async (...paths: string[]) => {
  const id = await putProduct(shop.db, { title: 'کاسه' })
  await shop.db
    .insert(pictureDownloads)
    .values(paths.map((path, position) => ({ productId: id, url: origin + path, position })))
  return id
}
const download = (isAllowed: (address: string) => boolean = (address) => address === '127.0.0.1') =>
  downloadPictures({
    db: shop.db,
    log: shop.app.log,
    store: openMediaStore(shop.files),
    clock: shop.time.clock,
    isAllowed,
  })
const imagesOf = async (id: string) =>
  (await shop.db.select({ images: products.images }).from(products).where(eq(products.id, id)))[0]?.images
const stateOf = async (path: string) =>
  (
    await shop.db
      .select()
      .from(pictureDownloads)
      .where(eq(pictureDownloads.url, origin + path))
  )[0]

describe('a picture that was queued', () => {
  test('is taken in without its metadata, small enough, with the title as its text', async () => {
    const id = await queue('/photo.jpg')
    await download()
    const [image] = (await imagesOf(id)) ?? []
    expect(image).toMatchObject({ width: 2000, height: 1000, alt: 'کاسه' })
    expect(image?.color).toMatch(/^#c[0-9a-f]2[0-9a-f]4[0-9a-f]$/)
    const original = await openMediaStore(shop.files).readOriginal(image?.key ?? '')
    expect(await sharp(original ?? Buffer.of()).metadata()).not.toHaveProperty('exif')
  })

  test('raises the edition of its product: whoever has it in a form hears of it', async () => {
    const id = await queue('/photo.jpg', '/nothing.jpg')
    const subject = `product:${id}`
    await beginEdit(shop.db, { subject, version: 0, by: { name: 'نرگس' }, now: new Date() })
    await download()
    const saved = beginEdit(shop.db, { subject, version: 1, by: { name: 'نرگس' }, now: new Date() })
    await expect(saved).rejects.toMatchObject({ code: 'edit_conflict' })
    // A picture that is not there changes nothing.
    expect((await lockedEdition(shop.db, subject)).version).toBe(2)
  })

  test('comes in the order of the file, and a failed one leaves the others', async () => {
    const id = await queue('/nothing.jpg', '/moved.jpg', '/photo.jpg', '/page.jpg')
    await download()
    expect(await imagesOf(id)).toHaveLength(2)
    expect(await stateOf('/nothing.jpg')).toMatchObject({ status: 'failed', failure: 'status 404' })
    expect(await stateOf('/moved.jpg')).toMatchObject({ status: 'done', position: 1 })
  })

  test('is downloaded once for all products that name it', async () => {
    const first = await queue('/photo.jpg')
    const second = await queue('/photo.jpg')
    await download()
    expect(asked).toEqual(['/photo.jpg'])
    expect(await imagesOf(second)).toEqual(await imagesOf(first))
  })

  test('is downloaded once by two processes', async () => {
    await queue('/photo.jpg')
    await Promise.all([download(), download()])
    expect(asked).toEqual(['/photo.jpg'])
  })

  test.each(['/page.jpg', '/lie.jpg', '/drawing.svg', '/huge.jpg', '/loop.jpg'])(
    '%s is given up',
    async (path) => {
      const id = await queue(path)
      await download()
      expect(await stateOf(path)).toMatchObject({ status: 'failed', failure: expect.any(String) })
      expect(await imagesOf(id)).toEqual([])
    },
  )

  test('of a tired host is asked for again later, and not for ever', async () => {
    await queue('/tired.jpg?key=secret')
    await download()
    await download()
    expect(asked).toHaveLength(1)
    for (let attempt = 2; attempt <= 6; attempt++) {
      expect(await stateOf('/tired.jpg?key=secret')).toMatchObject({
        status: 'waiting',
        failure: 'status 503',
      })
      await shop.db.update(pictureDownloads).set({ nextAttemptAt: sql`now()` })
      await download()
    }
    expect(await stateOf('/tired.jpg?key=secret')).toMatchObject({ status: 'failed', attempts: 6 })
    const told = lines.map((line) => JSON.parse(line)).filter(({ host: of }) => of === origin.slice(7))
    expect(told.map(({ level, reason, attempts }) => ({ level, reason, attempts }))).toEqual([
      ...[1, 2, 3, 4, 5].map((attempts) => ({ level: 30, reason: 'status 503', attempts })),
      { level: 40, reason: 'status 503', attempts: 6 },
    ])
    expect(lines.join('')).not.toContain('secret')
  })

  test('is not given up for a failure of the own database or file store, whose words stay out of row and log', async () => {
    const id = await queue('/photo.jpg')
    const again = () => shop.db.update(pictureDownloads).set({ nextAttemptAt: sql`now()`, attempts: 6 })
    await again()
    await shop.db.execute(sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'away' USING ERRCODE = '57P01'; END $$`)
    await shop.db.execute(
      sql`CREATE TRIGGER fail BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION fail()`,
    )
    await download()
    await shop.db.execute(sql`DROP FUNCTION fail CASCADE`)
    expect(await stateOf('/photo.jpg')).toMatchObject({ status: 'waiting', failure: null })
    await again()
    await downloadPictures({
      ...{ db: shop.db, log: shop.app.log, clock: shop.time.clock, isAllowed: () => true },
      store: {
        ...openMediaStore(shop.files),
        addOriginal: () => Promise.reject(new FilesUnavailableError('/files', new Error('full'))),
      },
    })
    expect(await stateOf('/photo.jpg')).toMatchObject({ status: 'waiting', failure: null })
    const told = lines.map((line) => JSON.parse(line)).filter(({ host: of }) => of === origin.slice(7))
    expect(told.map(({ level, err }) => ({ level, type: err?.type }))).toEqual([
      { level: 50, type: 'Error' },
      { level: 50, type: 'FilesUnavailableError' },
    ])
    expect(lines.join('')).not.toContain('params')
    await again()
    await download()
    expect(await imagesOf(id)).toHaveLength(1)
  })
})

describe('the own network', () => {
  test('is out of reach, also by way of a redirect', async () => {
    await queue('/photo.jpg')
    await download(isPublicAddress)
    expect(asked).toEqual([])
    expect(await stateOf('/photo.jpg')).toMatchObject({
      status: 'failed',
      failure: '127.0.0.1 is not on the public internet',
    })

    await queue('/inner.jpg')
    await download()
    expect(asked).toEqual(['/inner.jpg'])
    expect(await stateOf('/inner.jpg')).toMatchObject({
      status: 'failed',
      failure: '169.254.169.254 is not on the public internet',
    })
  })

  test('is out of reach by a name that leads there', async () => {
    await queue('/photo.jpg')
    const named = `${origin.replace('127.0.0.1', 'localhost')}/photo.jpg`
    await shop.db.update(pictureDownloads).set({ url: named })
    await download(isPublicAddress)
    expect(asked).toEqual([])
    const [state] = await shop.db.select().from(pictureDownloads)
    expect(state).toMatchObject({ status: 'failed', failure: 'localhost is not on the public internet' })
  })

  test.each([
    ['8.8.8.8', true],
    ['185.143.233.1', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.100.100.100', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
