import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { endOfCommand } from '../../../test/run-command.ts'

let shop: Awaited<ReturnType<typeof createTestDatabase>>
let folder: string
beforeAll(async () => {
  shop = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'hojreh-export-'))
})
afterAll(() => shop.close())

const site = fileURLToPath(new URL('../../modules/import/fixtures/wordpress.xml', import.meta.url))
const run = (...parameters: string[]) =>
  endOfCommand(parameters, {
    ...{ DATABASE_URL: shop.url, MEDIA_FOLDER: folder, INIT_CWD: folder },
    SECRET: 'only for tests, only for tests, only for tests',
  })

test('an operator takes a WordPress site in and everything out again, in files for their own eyes', async () => {
  const taken = await run('import', 'wordpress', site)
  expect([taken.code, taken.stdout]).toEqual([0, expect.stringContaining('مقاله: ۲')])
  expect(taken.stdout).toContain('«یادداشت خصوصی» خصوصی یا رمزدار است')
  expect((await run('import', 'wordpress', 'nowhere.xml')).stderr).toContain('فایل پیدا نشد')

  expect(await run('export', 'articles', 'a.json', '--format', 'json')).toMatchObject({ code: 0 })
  const articles = JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'))
  expect(articles).toMatchObject([
    { slug: 'نگهداری', tags: 'مس' },
    { title: 'پیش‌نویس', publishedAt: null },
  ])
  expect((await stat(join(folder, 'a.json'))).mode & 0o777).toBe(0o600)

  expect(await run('export', 'reviews', 'r.csv')).toMatchObject({ code: 0 })
  const reviews = parse(await readFile(join(folder, 'r.csv')), { bom: true, columns: true })
  expect(reviews).toMatchObject([
    { article: 'نگهداری', authorName: 'مینا', isBuyer: '0', status: 'published' },
  ])
})
