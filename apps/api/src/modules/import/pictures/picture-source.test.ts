import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeZip } from '../../../../test/files/make-zip.ts'
import { localNameOf } from './local-name.ts'
import { openPictures } from './open-pictures.ts'
import { MAX_PICTURE_BYTES } from './picture-source.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojreh-pictures-'))
  await mkdir(join(folder, 'shop/photos'), { recursive: true })
  await writeFile(join(folder, 'secret.jpg'), 'secret')
  await writeFile(join(folder, 'shop/photos/کاسه آبی.jpg'), 'bowl')
  await writeFile(join(folder, 'shop/huge.jpg'), Buffer.alloc(MAX_PICTURE_BYTES + 1))
  await symlink(join(folder, 'secret.jpg'), join(folder, 'shop/link.jpg'))
  await symlink(folder, join(folder, 'shop/up'))
})
const read = async (path: string, name: string) => (await (await openPictures(path)).read(name))?.toString()
const written = async (zip: Buffer) => {
  const path = join(folder, `${crypto.randomUUID()}.zip`)
  await writeFile(path, zip)
  return path
}

test.each([
  ['a.jpg', 'a.jpg'],
  ['./photos\\کاسه.PNG', 'photos/کاسه.PNG'],
  ['../a.jpg', null],
  ['photos/../../a.jpg', null],
  ['/etc/a.jpg', null],
  ['C:\\a.jpg', null],
  ['file:///etc/a.jpg', null],
  ['\\\\server\\a.jpg', null],
  ['passwd', null],
  ['a.svg', null],
])('%s names the file %s', (text, name) => {
  expect(localNameOf(text)).toBe(name)
})

describe('a folder of pictures', () => {
  test.each([
    ['photos/کاسه آبی.jpg', 'bowl'],
    ['nothing.jpg', undefined],
    ['photos', undefined],
    ['huge.jpg', undefined],
    ['link.jpg', undefined],
    ['up/secret.jpg', undefined],
  ])('%s: %s', async (name, content) => {
    expect(await read(join(folder, 'shop'), name)).toBe(content)
  })
})

describe('a ZIP file of pictures', () => {
  const picture = { name: 'products/a b.jpg', content: Buffer.from('a picture '.repeat(100)) }
  test('gives an entry by its path, and by its name alone where that is clear', async () => {
    const path = await written(makeZip([picture, { name: 'x/c.jpg' }, { name: 'y/c.jpg' }]))
    expect(await read(path, 'products/a b.jpg')).toBe(picture.content.toString())
    expect(await read(path, 'a b.jpg')).toBe(picture.content.toString())
    expect(await read(path, 'c.jpg')).toBeUndefined()
    expect(await read(path, 'z.jpg')).toBeUndefined()
  })

  test('does not unpack a bomb, whatever size it says to have', async () => {
    const bomb = { name: 'bomb.jpg', content: Buffer.alloc(MAX_PICTURE_BYTES + 1) }
    expect(await read(await written(makeZip([bomb])), 'bomb.jpg')).toBeUndefined()
    expect(await read(await written(makeZip([{ ...bomb, saidSize: 1_000 }])), 'bomb.jpg')).toBeUndefined()
  })

  test.each([
    ['that leads out of it', () => makeZip([{ name: '../../etc/cron.d/a.jpg' }])],
    ['that is no ZIP file', () => Buffer.from('no archive at all')],
    ['that is cut off', () => makeZip([picture]).subarray(0, -30)],
  ])('%s is refused in a sentence', async (_what, make) => {
    await expect(openPictures(await written(make()))).rejects.toThrow('پوشه یا فایل ZIP')
  })
})
