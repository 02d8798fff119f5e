import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { products } from '../modules/catalog/catalog.tables.ts'

let shop: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => {
  shop = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'hojreh-cli-'))
})
afterAll(() => shop.close())

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const fixture = fileURLToPath(new URL('../modules/import/fixtures/woocommerce-fa.csv', import.meta.url))

/** Runs a command as an operator does; `from` is the folder that the person is in. */
const run = (...parameters: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [main, ...parameters],
      { env: { ...process.env, DATABASE_URL: shop.url, MEDIA_FOLDER: folder, INIT_CWD: folder } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

test('an operator imports a file and reads what became of it', async () => {
  const { code, out, err } = await run('import', fixture, '--report', 'report.csv')
  expect(code).toBe(0)
  expect(out).toContain('تازه: ۱۳')
  expect(out).toContain('پذیرفته‌نشده: ۸')
  expect(out).toContain('سطر ۱۶: قیمت، عددی درست نیست · ستون «قیمت اصلی» · «تماس بگیرید» [invalid_price]')
  expect(out).toContain('«گارانتی» (۱ سطر): ویژگی کالا شد')
  expect(err).not.toContain('\r')
  expect(await shop.db.$count(products)).toBe(13)
  const report = await readFile(join(folder, 'report.csv'), 'utf8')
  expect(report.split('\r\n')).toHaveLength(16)
  expect(report).toContain('"16","no","invalid_price"')
})

test('a file that cannot be read ends with one sentence and a failure', async () => {
  await writeFile(join(folder, 'photo.csv'), Buffer.from('504b0304', 'hex'))
  const { code, out, err } = await run('import', 'photo.csv')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^✗ این فایل اکسل است/),
    expect.stringContaining('هیچ چیز تغییر نکرد'),
  ])
})

test('a slip in the command is told with the help', async () => {
  const { code, err } = await run('import', fixture, '--currency', 'dollar')
  expect(code).toBe(1)
  expect(err).toContain('toman')
})
