import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfCommand } from '../../../test/run-command.ts'
import { openObjectStore } from '../../../test/servers/object-store.ts'
import { testConfig } from '../../../test/test-config.ts'
import { filePlaces } from '../../modules/file-store/open-file-store.ts'

let objectStore: Awaited<ReturnType<typeof openObjectStore>>
beforeAll(async () => {
  objectStore = await openObjectStore()
})
afterAll(() => objectStore.close())

const { DATABASE_URL, MEDIA_FOLDER, SECRET } = testConfig()
const copyTo = (place: string, variables: Record<string, string>) =>
  endOfCommand(['files', 'copy-to', place], { DATABASE_URL, MEDIA_FOLDER, SECRET, ...variables })

test('an operator copies pictures into the bucket, again what came meanwhile, and is told what is missing', async () => {
  const { environment } = objectStore
  const { folder, bucket } = filePlaces(testConfig({ MEDIA_FOLDER, ...environment }))
  await folder.write('originals/ab/one', 'one')
  expect((await copyTo('bucket', environment)).stdout).toContain('copied 1 of 1')
  await folder.write('originals/ab/two', 'two')
  expect((await copyTo('bucket', environment)).stdout).toContain('copied 1 of 2')
  await bucket?.write('originals/ab/three', 'three')
  expect((await copyTo('folder', environment)).stdout).toContain('copied 1 of 3')
  expect((await folder.read('originals/ab/three'))?.toString()).toBe('three')
  const without = await copyTo('bucket', {})
  expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('S3_ENDPOINT')])
})
