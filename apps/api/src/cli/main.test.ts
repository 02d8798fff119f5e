import { execFile } from 'node:child_process'
import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bareEnvironment } from '@hojreh/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
let folder: string
beforeAll(async () => {
  shop = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'hojreh-main-'))
})
afterAll(() => shop.close())

/** The process that an operator starts; the other tests run its commands within their own. */
const start = (parameters: string[], DATABASE_URL = shop.database.url) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('./main.ts', import.meta.url)), ...parameters],
    {
      env: {
        ...{ ...bareEnvironment(), DATABASE_URL, MEDIA_FOLDER: folder, INIT_CWD: folder },
        SECRET: shop.config.SECRET,
      },
    },
  )

test('a command says what it did, ends well, and keeps its files to the operator', async () => {
  expect((await start(['products', 'export', 'products.csv'])).stdout).toContain('products.csv')
  expect((await stat(join(folder, 'products.csv'))).mode & 0o777).toBe(0o600)
})

test('a command that fails says why in a sentence, and its exit code tells programs', async () => {
  await expect(
    start(['products', 'export', 'none.csv'], 'postgres://nobody@127.0.0.1:1/none'),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('check DATABASE_URL'),
  })
  await expect(start(['orders', 'lisst'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Did you mean list?'),
  })
})
