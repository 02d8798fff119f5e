import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { cacheMisses } from './cache-misses.ts'
import type { FileStore } from './file-store.ts'
import { openFolder } from './folder-files.ts'

let asked: string[]
let now: number
let store: FileStore
let files: FileStore
beforeEach(() => {
  asked = []
  now = 1_000
  const folder = openFolder(mkdtempSync(join(tmpdir(), 'hojreh-files-')))
  store = {
    ...folder,
    read: (name) => {
      asked.push(name)
      return folder.read(name)
    },
    has: (name) => {
      asked.push(name)
      return folder.has(name)
    },
  }
  files = cacheMisses(store, () => now)
})

test('what is not there is asked for once in a minute', async () => {
  expect([await files.read('one'), await files.read('one'), await files.has('one')]).toEqual([
    null,
    null,
    false,
  ])
  expect(asked).toEqual(['one'])
  now += 60_001
  expect(await files.has('one')).toBe(false)
  expect(asked).toEqual(['one', 'one'])
})

test('what is written is there at once, also when somebody asked for it at that moment', async () => {
  await files.read('one')
  await files.write('one', 'x')
  expect([await files.has('one'), (await files.read('one'))?.toString()]).toEqual([true, 'x'])

  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = cacheMisses({
    ...store,
    read: (name) => store.read(name).then((content) => promise.then(() => content)),
  })
  const reading = slow.read('two')
  await slow.write('two', 'x')
  resolve()
  await reading
  expect((await slow.read('two'))?.toString()).toBe('x')
})

test('what another process writes is there within the minute, and what is there is always asked for', async () => {
  await files.has('one')
  await store.write('one', 'x')
  now += 60_001
  expect(await files.has('one')).toBe(true)
  await store.remove('one')
  expect(await files.has('one')).toBe(false)
})

test('a store that is away is no missing file', async () => {
  const away = cacheMisses({ ...store, has: () => Promise.reject(new Error('away')) })
  await expect(away.has('one')).rejects.toThrow('away')
  await expect(away.has('one')).rejects.toThrow('away')
})
