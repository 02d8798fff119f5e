import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openObjectStore } from '../../../test/servers/object-store.ts'
import { testConfig } from '../../../test/test-config.ts'
import { copyFiles } from './copy-files.ts'
import { type FileStore, FilesUnavailableError } from './file-store.ts'
import { openFolder } from './folder-files.ts'
import { openMoving } from './moving-files.ts'
import { filePlaces, openFileStore } from './open-file-store.ts'

const places = ['the folder', 'the bucket', 'the bucket on the way from the folder'] as const
const folders: string[] = []
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-files-'))
  folders.push(folder)
  return folder
}
let objectStore: Awaited<ReturnType<typeof openObjectStore>>
/** Each test writes names of its own. */
let name: string
beforeAll(async () => {
  objectStore = await openObjectStore()
})
beforeEach(() => {
  name = `originals/${crypto.randomUUID()}`
})
afterAll(async () => {
  await objectStore.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const configOf = (changes: Record<string, string> = {}) =>
  testConfig({ MEDIA_FOLDER: makeFolder(), ...objectStore.environment, ...changes })
const bucketOf = (config = configOf()): FileStore => {
  const { bucket } = filePlaces(config)
  if (!bucket) throw new Error('no bucket')
  return bucket
}
const open: Record<(typeof places)[number], () => FileStore> = {
  'the folder': () => openFolder(makeFolder()),
  'the bucket': () => bucketOf(),
  'the bucket on the way from the folder': () => openFileStore(configOf()),
}
const namesOf = async (files: FileStore, under?: string) => {
  const names = []
  for await (const each of files.list(under)) names.push(each)
  return names.toSorted()
}

describe.each(places)('files of %s', (place) => {
  test('are read as they were written, and are not there before', async () => {
    const files = open[place]()
    expect([await files.has(name), await files.read(name)]).toEqual([false, null])
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    await files.write(name, bytes)
    expect([await files.has(name), await files.read(name)]).toEqual([true, bytes])
    await files.write(name, 'متن')
    expect((await files.read(name))?.toString()).toBe('متن')
    expect(await namesOf(files)).toContain(name)
    await expect(files.check()).resolves.toBeUndefined()
    await files.remove(name)
    await files.remove(name)
    expect([await files.has(name), await files.read(name)]).toEqual([false, null])
  })

  test('are listed apart by where they are; what nothing was written to has none', async () => {
    const files = open[place]()
    const receipt = name.replace('originals', 'receipts')
    for (const each of [name, receipt]) await files.write(each, 'x')
    expect(await namesOf(files, 'receipts')).toContain(receipt)
    expect(await namesOf(files, 'receipts')).not.toContain(name)
    expect(await namesOf(files, 'nothing')).toEqual([])
  })

  test('of no bytes are files, too', async () => {
    const files = open[place]()
    await files.write(name, '')
    expect(await files.read(name)).toEqual(Buffer.alloc(0))
  })
})

test('a folder lists neither drafts nor what a crash left', async () => {
  const folder = makeFolder()
  mkdirSync(join(folder, 'originals/ab'), { recursive: true })
  writeFileSync(join(folder, 'originals/ab/.draft'), 'half')
  await openFolder(folder).write('originals/ab/one', 'whole')
  expect(await namesOf(openFolder(folder))).toEqual(['originals/ab/one'])
})

describe('a shop that moves into a bucket', () => {
  test('reads what is not there yet from the folder, and writes into the bucket alone', async () => {
    const config = configOf()
    const { folder } = filePlaces(config)
    await folder.write(name, 'old')
    const files = openFileStore(config)
    expect((await files.read(name))?.toString()).toBe('old')
    await files.write(`${name}-new`, 'new')
    expect([await folder.has(`${name}-new`), await bucketOf().has(`${name}-new`)]).toEqual([false, true])
    expect(await namesOf(files)).toEqual(expect.arrayContaining([name, `${name}-new`]))
  })

  test('has all files there after a copy, a second one copies only what came meanwhile, and so goes the way back', async () => {
    const config = configOf()
    const { folder } = filePlaces(config)
    const names = Array.from({ length: 25 }, (_, index) => `${name}/${index}`)
    for (const each of names) await folder.write(each, each)
    const bucket = bucketOf(config)
    expect(await copyFiles(folder, bucket)).toEqual({ files: 25, copied: 25 })
    await folder.write(`${name}/late`, 'late')
    expect(await copyFiles(folder, bucket)).toEqual({ files: 26, copied: 1 })
    const home = openFolder(makeFolder())
    await copyFiles(bucket, home)
    for (const each of names) expect((await home.read(each))?.toString()).toBe(each)
  })

  test('does not get back what is removed while it is copied', async () => {
    const config = configOf()
    const { folder, bucket } = filePlaces(config)
    if (!bucket) throw new Error('no bucket')
    await folder.write(name, 'taken back')
    const copying = copyFiles(
      {
        ...folder,
        read: async (asked) => {
          const content = await folder.read(asked)
          await openFileStore(config).remove(name)
          return content
        },
      },
      bucket,
    )
    expect(await copying).toEqual({ files: 0, copied: 0 })
    expect(await bucket.has(name)).toBe(false)
  })

  test('removes from the old place first, which a copy looks at last', async () => {
    const removed: string[] = []
    const placeOf = (place: string) => ({
      ...openFolder(makeFolder()),
      remove: async () => void removed.push(place),
    })
    await openMoving(placeOf('new'), placeOf('old')).remove(name)
    expect(removed).toEqual(['old', 'new'])
  })

  test('on its way back writes into the folder and still reads the bucket', async () => {
    const config = configOf({ FILES_IN: 'folder' })
    await bucketOf().write(name, 'far')
    const files = openFileStore(config)
    expect((await files.read(name))?.toString()).toBe('far')
    await files.write(`${name}-home`, 'home')
    expect(await bucketOf().has(`${name}-home`)).toBe(false)
  })
})

test('a bucket that is not there, or whose key is wrong, says so and is no missing file', async () => {
  for (const wrong of [{ S3_BUCKET: 'other' }, { S3_ACCESS_KEY_ID: 'nobody' }]) {
    const files = bucketOf(configOf(wrong))
    await expect(files.write(name, 'x')).rejects.toThrow(FilesUnavailableError)
    await expect(bucketOf(configOf(wrong)).check()).rejects.toThrow(FilesUnavailableError)
  }
})
