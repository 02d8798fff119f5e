import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFolder } from '../file-store/folder-files.ts'
import { openReceiptStore } from '../payment/receipt-store.ts'
import { closeMediaFolder } from './close-media-folder.ts'
import { openMediaStore } from './media-store.ts'

const parent = mkdtempSync(join(tmpdir(), 'hojreh-media-'))
const folder = join(parent, 'media')
afterAll(() => rmSync(parent, { recursive: true }))

const receipts = openReceiptStore(openFolder(folder))
const fileOf = (payment: string) => join(folder, 'receipts', `${payment}.webp`)
const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('pictures and receipts are for the shop’s own user alone', async () => {
  await closeMediaFolder(folder)
  await receipts.write('one', Buffer.from('pixels'))
  const key = await openMediaStore(openFolder(folder)).addOriginal('a picture')
  expect(rightsOf(folder)).toBe('700')
  expect(rightsOf(join(folder, 'receipts'))).toBe('700')
  expect(rightsOf(fileOf('one'))).toBe('600')
  expect(rightsOf(join(folder, 'originals', key.slice(0, 2), key))).toBe('600')
})

test('those that an older version left open are closed at the next start', async () => {
  await receipts.write('two', Buffer.from('pixels'))
  for (const path of [folder, join(folder, 'receipts')]) chmodSync(path, 0o755)
  chmodSync(fileOf('two'), 0o644)
  await closeMediaFolder(folder)
  expect([folder, join(folder, 'receipts'), fileOf('two')].map(rightsOf)).toEqual(['700', '700', '600'])
})
