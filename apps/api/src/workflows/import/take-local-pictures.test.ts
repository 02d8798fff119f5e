import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeZip } from '../../../test/files/make-zip.ts'
import { createImportShop, type ImportShop } from '../../../test/import-shop.ts'
import { openFolder } from '../../modules/file-store/folder-files.ts'
import { openPictures } from '../../modules/import/pictures/open-pictures.ts'
import { claimPictures } from '../../modules/media/downloads/picture-downloads.repository.ts'
import { pictureFailures } from '../../modules/media/downloads/picture-failures.repository.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { systemClock } from '../../shared/clock.ts'
import { takeLocalPictures } from './take-local-pictures.ts'

let shop: ImportShop
let blue: Buffer
beforeAll(async () => {
  shop = await createImportShop()
  blue = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const FILE =
  'sku,title,price,stock,images\nA,کاسه,1000,1,photos/کاسه آبی.jpg|https://old.example/b.jpg\nB,بشقاب,1000,1,broken.jpg | none.jpg\n'

/** Imports a file as the command does it. */
const run = async (file: string, picturesAt: string) => {
  const source = await openPictures(picturesAt)
  const report = await shop.run(file, { pictures: source })
  const store = openMediaStore(openFolder(join(shop.folder, 'media')))
  const { database } = shop
  const taken = await takeLocalPictures({
    database,
    store,
    source,
    found: report.found,
    clock: systemClock,
    onProgress: () => {},
  })
  source.close()
  return { report, taken }
}

test.each(['folder', 'ZIP file'])('pictures from a %s beside the file are taken in, once', async (kind) => {
  let path = join(shop.folder, 'pictures')
  if (kind === 'folder') {
    await mkdir(join(path, 'photos'), { recursive: true })
    await writeFile(join(path, 'photos/کاسه آبی.jpg'), blue)
    await writeFile(join(path, 'broken.jpg'), '<script>')
  } else {
    path = await shop.written(
      makeZip([
        { name: 'photos/کاسه آبی.jpg', content: blue },
        { name: 'broken.jpg', content: Buffer.from('<script>') },
      ]),
      'pictures.zip',
    )
  }
  const file = await shop.written(FILE)
  const { report, taken } = await run(file, path)
  expect(taken).toEqual({ taken: 1, failed: 1 })
  expect(report.notices).toMatchObject([{ line: 3, code: 'picture_not_found', value: 'none.jpg' }])
  const bowl = await shop.productOf('plain:A')
  expect(bowl.images).toMatchObject([{ width: 60, height: 40, alt: 'کاسه' }])
  expect(await pictureFailures(shop.db).missing(9, true)).toMatchObject([
    { sku: 'B', failure: expect.stringContaining('not a picture') },
  ])
  // A picture without an address is not downloaded.
  expect((await claimPictures(shop.db, 9)).map(({ url }) => url)).toEqual(['https://old.example/b.jpg'])

  const again = await run(file, path)
  expect(again.report).toMatchObject({ changed: 0, unchanged: 2 })
  expect(again.taken).toEqual({ taken: 0, failed: 1 })
  expect(await shop.productOf('plain:A')).toEqual(bowl)
})

test('an import that was cut off before its pictures is told, and goes on with the next one', async () => {
  const file = await shop.written('sku,title,price,images\nA,کاسه,1000,a.jpg\n')
  await writeFile(join(shop.folder, 'a.jpg'), blue)
  await shop.run(file, { pictures: await openPictures(shop.folder) })
  expect(await pictureFailures(shop.db).counts()).toMatchObject({ failed: 1, waiting: 0 })
  expect((await run(file, shop.folder)).taken).toEqual({ taken: 1, failed: 0 })
  expect(await pictureFailures(shop.db).counts()).toEqual({ done: 1, waiting: 0, failed: 0, products: 0 })
})

test('an empty cell takes a product’s pictures away, when the operator agrees', async () => {
  const file = await shop.written('sku,title,price,images\nA,کاسه,1000,a.jpg\n')
  await writeFile(join(shop.folder, 'a.jpg'), blue)
  await run(file, shop.folder)
  await shop.run(await shop.written('sku,images\nA,\n'), { isSure: true })
  expect((await shop.productOf('plain:A')).images).toEqual([])
})
