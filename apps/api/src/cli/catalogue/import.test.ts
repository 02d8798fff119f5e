import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { endOfCommand } from '../../../test/run-command.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'

let shop: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => {
  shop = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'hojreh-cli-'))
})
afterAll(() => shop.close())

const fixture = fileURLToPath(new URL('../../modules/import/fixtures/woocommerce-fa.csv', import.meta.url))

/** Runs a command as an operator does; `from` is the folder that the person is in. */
const run = (...parameters: string[]) =>
  endOfCommand(parameters, {
    ...{ DATABASE_URL: shop.url, MEDIA_FOLDER: folder, INIT_CWD: folder },
    SECRET: 'only for tests, only for tests, only for tests',
  })

test('an operator imports a file and reads what became of it', async () => {
  const { code, stdout, stderr } = await run('import', fixture, '--report', 'report.csv')
  expect(code).toBe(0)
  expect(stdout).toContain('تازه: ۱۶')
  expect(stdout).toContain('پذیرفته‌نشده: ۷')
  expect(stdout).toContain('سطر ۱۳: این نوع کالا پشتیبانی نمی‌شود · ستون «نوع» · «grouped» [unsupported_type]')
  expect(stdout).toContain('سطر ۱۶ · ستون «قیمت اصلی» · «تماس بگیرید»')
  expect(stdout).toContain('«گارانتی» (۱ سطر): ویژگی کالا شد')
  expect(stdout).toContain('«Meta: _yoast_wpseo_title» (۱ سطر): ناشناخته است و گرفته نشد')
  expect(stderr).not.toContain('\r')
  expect(await shop.db.$count(products)).toBe(15)
  const report = await readFile(join(folder, 'report.csv'), 'utf8')
  expect(report.split('\r\n')).toHaveLength(18)
  expect(report).toContain('16,"yes","invalid_price"')
})

test('a file that cannot be read ends with one sentence and a failure', async () => {
  await writeFile(join(folder, 'photo.csv'), Buffer.from('504b0304', 'hex'))
  const { code, stdout, stderr } = await run('import', 'photo.csv')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^✗ این فایل، فایل اکسل \(xlsx\) خوانا نیست/),
    expect.stringContaining('هیچ چیز تغییر نکرد'),
  ])
})

test('a file that empties something changes nothing without a word of agreement', async () => {
  await writeFile(join(folder, 'empties.csv'), 'sku,tags\nWC-101,\n')
  const tags = async () => {
    const [row] = await shop.db.select().from(products).where(eq(products.sku, 'WC-101'))
    return row?.tags
  }
  const asked = await run('import', 'empties.csv')
  expect(asked).toMatchObject({ code: 1, stdout: '' })
  expect(asked.stderr.trim().split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^✗ .*--yes/),
    expect.stringContaining('هیچ چیز تغییر نکرد'),
  ])
  expect(await tags()).toEqual(['چای ساز', 'قوری'])
  const dry = await run('import', 'empties.csv', '--dry-run')
  expect(dry.stdout).toContain('برچسب‌ها: ۱ کالا تغییر می‌کند؛ از ۱ کالا چیزی پاک می‌شود')
  expect((await run('import', 'empties.csv', '--yes')).code).toBe(0)
  expect(await tags()).toEqual([])
}, 60_000)

test('a slip in the command is told with the help', async () => {
  const { code, stderr } = await run('import', fixture, '--currency', 'dollar')
  expect(code).toBe(1)
  expect(stderr).toContain('toman')
  expect((await run('import', fixture, '--source', 'plain')).stderr).toContain('--source')
}, 60_000)

test('columns with names of their own are taken for what the operator says', async () => {
  await writeFile(join(folder, 'odd.csv'), 'کد فنی,شرح,فی\nODD-1,سماور,900\n')
  expect((await run('import', 'odd.csv')).code).toBe(1)
  const columns = ['کد فنی=sku', 'شرح=title', 'فی=price'].flatMap((column) => ['--column', column])
  expect((await run('import', 'odd.csv', ...columns)).code).toBe(0)
  const [row] = await shop.db.select().from(products).where(eq(products.sku, 'ODD-1'))
  expect(row).toMatchObject({ title: 'سماور', price: 9_000 })
  expect((await run('import', 'odd.csv', ...columns, '--column', 'موجود=stock')).stderr).toContain(
    'در فایل نیست',
  )
  expect((await run('import', 'odd.csv', '--column', 'شرح=name')).stderr).toContain('full_description')
})
