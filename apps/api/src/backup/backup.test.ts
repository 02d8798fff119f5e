import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../test/checkout.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putManyProducts } from '../../test/put-many-products.ts'
import { putProduct } from '../../test/put-product.ts'
import { endOfCommand, runCommand } from '../../test/run-command.ts'
import { openObjectStore } from '../../test/servers/object-store.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { testConfig } from '../../test/test-config.ts'
import type { Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }
import { readContentRevision } from '../modules/content-revision/content-revision.ts'
import { openFolder } from '../modules/file-store/folder-files.ts'
import { filePlaces } from '../modules/file-store/open-file-store.ts'
import { auditBooks } from '../workflows/audit/audit-books.ts'
import { pack, unpack } from './archive.ts'
import { backupMessages } from './backup.messages.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const bank = makeFakeGateway()
let shop: TestApp
let folder: string
let file: string
const opened: TestDatabase[] = []
const emptyDatabase = async () => {
  const database = await createTestDatabase(4, 'template1')
  opened.push(database)
  return database
}
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
  const customer = await shop.signIn('09270000001')
  const productId = await putProduct(shop.db, {
    title: 'گلیم «ک‌هن»\n\\ \t" 😀',
    descriptionHtml: `<p>${'متن '.repeat(5_000)}</p>`,
  })
  await fillCart(customer, [{ productId, count: 2 }])
  const authority = authorityOf(await customer.get(payUrl()))
  bank.pay(authority)
  await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
  await putManyProducts(shop.db, 'many', 1_100)
  folder = await mkdtemp(join(tmpdir(), 'hojreh-backup-'))
  await mkdir(join(shop.config.MEDIA_FOLDER, 'receipts'), { recursive: true })
  await writeFile(join(shop.config.MEDIA_FOLDER, 'receipts/one.webp'), 'a picture')
  file = join(folder, 'whole.tar.gz')
  await makeBackup(shop.database, shop.files, file)
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await shop.close()
})

/** Every row of every table, and everything that watches over them. */
const contentOf = async (database: Database): Promise<Record<string, unknown>> => {
  const { pool } = database
  const tables = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(
      `SELECT count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${name} t`,
    )
    content[name] = rows[0]
  }
  const guards = await pool.query(
    `SELECT (conrelid::regclass)::text || ' ' || pg_get_constraintdef(oid) AS guard FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT sequencename || ' ' || coalesce(last_value, 0)::text FROM pg_sequences
    ORDER BY 1`,
  )
  // The shop that runs sums its changes up from time to time: other rows, the same revision.
  const { content_changes: _waiting, content_revision_base: _counted, ...lasting } = content
  const { revision } = await readContentRevision(database)
  return { ...lasting, revision, guards: guards.rows }
}

describe('a backup', () => {
  test('of older tables becomes a shop of today; into newer ones it does not go', async () => {
    const old = await emptyDatabase()
    await migrate(old, journal.entries[0]?.when)
    await old.pool.query(
      `INSERT INTO customers (id, phone, invite_code, created_at) VALUES ('c', '09120000001', 'i', now())`,
    )
    const older = join(folder, 'older.tar.gz')
    await makeBackup(old, shop.files, older)
    const prepared = await emptyDatabase()
    await migrate(prepared)
    await expect(restoreBackup(prepared, openFolder(join(folder, 'no')), older)).rejects.toThrow(
      backupMessages.newerTables,
    )
    const empty = await emptyDatabase()
    await restoreBackup(empty, openFolder(join(folder, 'yes')), older)
    const { rows } = await empty.pool.query('SELECT phone FROM customers')
    expect(rows).toEqual([{ phone: '09120000001' }])
    await expect(empty.pool.query('SELECT sold_uncounted FROM stock')).resolves.toMatchObject({ rowCount: 0 })
  })

  test('restored into an empty shop is the same shop, row by row, with its pictures and its guards', async () => {
    const database = await emptyDatabase()
    const media = join(folder, 'restored')
    await restoreBackup(database, openFolder(media), file)
    expect(await contentOf(database)).toEqual(await contentOf(shop.database))
    expect(await readFile(join(media, 'receipts/one.webp'), 'utf8')).toBe('a picture')
    expect(await readdir(media)).toEqual(await readdir(shop.config.MEDIA_FOLDER))
    expect(await auditBooks(database, shop.time.clock())).toEqual([])
  })

  test('is of one moment: what is bought while it is made is in it whole or not at all', async () => {
    const customer = await shop.signIn('09270000002')
    const productId = await putProduct(shop.db)
    let isOver = false
    const buying = (async () => {
      while (!isOver) {
        await fillCart(customer, [{ productId, count: 1 }])
        const started = await customer.get(payUrl())
        await customer.post(`/api/order/cancel?id=${started.json().orderId}`)
      }
    })()
    const busy = join(folder, 'busy.tar.gz')
    await makeBackup(shop.database, shop.files, busy)
    isOver = true
    await buying
    const database = await emptyDatabase()
    await restoreBackup(database, openFolder(join(folder, 'busy')), busy)
    expect(await auditBooks(database, shop.time.clock())).toEqual([])
  })

  test('is for nobody else’s eyes, and never takes the place of another one', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(makeBackup(shop.database, shop.files, file)).rejects.toThrow('از پیش هست')
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('a restore', () => {
  const tables = async ({ pool }: Database) =>
    (await pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount

  test('is refused in a shop that has something', async () => {
    await expect(restoreBackup(shop.database, openFolder(join(folder, 'no')), file)).rejects.toThrow(
      'خالی نیست',
    )
  })

  test('of what is no backup, or is not there, touches nothing', async () => {
    const database = await emptyDatabase()
    const stranger = join(folder, 'stranger.tar.gz')
    await pack(join(shop.config.MEDIA_FOLDER, 'receipts'), stranger)
    await expect(restoreBackup(database, openFolder(join(folder, 'no')), stranger)).rejects.toThrow(
      'پشتیبان حجره نیست',
    )
    await expect(
      restoreBackup(database, openFolder(join(folder, 'no')), join(folder, 'none')),
    ).rejects.toThrow('پیدا نشد')
    expect(await tables(database)).toBe(0)
  })

  test.each([
    ['a row is missing', 'tables/orders.jsonl', () => ''],
    ['a price was changed', 'tables/products.jsonl', (text: string) => text.replace('1000000', '1000001')],
  ])('of a backup in which %s leaves no row behind', async (_what, name, change) => {
    const work = await mkdtemp(join(folder, 'damaged-'))
    await unpack(file, work)
    await writeFile(join(work, name), change(await readFile(join(work, name), 'utf8')))
    const damaged = `${work}.tar.gz`
    await pack(work, damaged)
    const database = await emptyDatabase()
    await expect(restoreBackup(database, openFolder(join(folder, 'no')), damaged)).rejects.toThrow(
      'آسیب دیده',
    )
    expect((await database.pool.query('SELECT FROM products')).rowCount).toBe(0)
    // And the whole one still goes in.
    await restoreBackup(database, openFolder(join(folder, 'yes')), file)
  })

  test('of a version that this code does not know is refused', async () => {
    const work = await mkdtemp(join(folder, 'later-'))
    await unpack(file, work)
    const manifest = JSON.parse(await readFile(join(work, 'manifest.json'), 'utf8'))
    await writeFile(
      join(work, 'manifest.json'),
      JSON.stringify({ ...manifest, migration: manifest.migration + 1 }),
    )
    await pack(work, `${work}.tar.gz`)
    await expect(
      restoreBackup(await emptyDatabase(), openFolder(join(folder, 'no')), `${work}.tar.gz`),
    ).rejects.toThrow('نسخه‌ی')
  })
})

test('pictures of a bucket are in the backup, which another bucket keeps', async () => {
  const objectStore = await openObjectStore()
  const variables = { ...objectStore.environment, S3_BACKUP_BUCKET: 'backups' }
  const run = (url: string, ...parameters: string[]) =>
    endOfCommand(parameters, {
      ...{ INIT_CWD: folder, DATABASE_URL: url, MEDIA_FOLDER: join(folder, 'none') },
      ...variables,
    })
  try {
    const { bucket } = filePlaces(testConfig(variables))
    await bucket?.write('receipts/two.webp', 'another picture')
    await mkdir(join(folder, 'none'))
    await run(shop.database.url, 'backup', '--to-bucket', 'daily.tar.gz')
    const database = await emptyDatabase()
    const fetched = await run(database.url, 'restore', '--from-bucket', 'daily.tar.gz')
    expect(fetched.stdout).toContain('restored from the backup of')
    expect(await contentOf(database)).toEqual(await contentOf(shop.database))
    expect((await run(database.url, 'restore', '--from-bucket', 'weekly.tar.gz')).stderr).toContain('weekly')
    const archived = join(folder, 'pictures.tar.gz')
    if (bucket) await makeBackup(shop.database, bucket, archived)
    const restored = openFolder(join(folder, 'from-bucket'))
    await restoreBackup(await emptyDatabase(), restored, archived)
    expect((await restored.read('receipts/two.webp'))?.toString()).toBe('another picture')
  } finally {
    await objectStore.close()
  }
})

test('an operator makes a backup and restores it with two commands', async () => {
  const database = await emptyDatabase()
  const run = (url: string, ...parameters: string[]) =>
    runCommand(parameters, {
      INIT_CWD: folder,
      DATABASE_URL: url,
      MEDIA_FOLDER: url === shop.database.url ? shop.config.MEDIA_FOLDER : join(folder, 'second'),
    })
  const made = await run(shop.database.url, 'backup', 'mine.tar.gz')
  expect(made.stdout).toContain(`backup: ${join(folder, 'mine.tar.gz')}`)
  const restored = await run(database.url, 'restore', 'mine.tar.gz')
  expect(restored.stdout).toMatch(/restored from the backup of 20\d\d-/)
  expect(restored.stdout).toContain('SECRET')
  expect(await contentOf(database)).toEqual(await contentOf(shop.database))
})
