import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type EmbeddedPostgres, startPostgres } from '@hojreh/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const DISK = '220m'
const MEGABYTE = 1_048_576

/** A small disk of its own, where this machine lets us have one. */
const mountDisk = (): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'hojreh-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
}

const disk = mountDisk()
if (disk === null) process.stderr.write('NOT TESTED: a full disk; only root may mount a small one.\n')
let postgres: EmbeddedPostgres
let shop: TestApp
beforeAll(async () => {
  if (disk === null) return
  postgres = await startPostgres({ folder: join(disk, 'data') })
  const database = { ...openDatabase(postgres.url, 6, () => {}), url: postgres.url }
  await migrate(database)
  shop = await createTestApp({ database })
}, 180_000)
afterAll(async () => {
  if (disk === null) return
  await shop.close()
  await postgres.stop()
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

/** Takes all the room that is left. */
const fill = async (file: string): Promise<void> => {
  const handle = await open(file, 'w')
  const block = Buffer.alloc(MEGABYTE, 1)
  try {
    for (;;) await handle.write(block)
  } catch {
    // Full.
  } finally {
    await handle.close()
  }
}

test.runIf(disk !== null)(
  'on a full disk writing calls say so, reading goes on, and all is well again when there is room',
  async () => {
    const customer = await shop.signIn('09300000001')
    const productId = await putProduct(shop.db)
    let number = 0
    const write = () => {
      number += 1
      return customer.post('/api/order/addToCart', [{ productId, count: number % 2 ? 1 : -1 }])
    }
    expect((await write()).statusCode).toBe(200)
    const filler = join(disk ?? '', 'filler')
    await fill(filler)
    const statuses = new Set<number>()
    while (number < 5_000 && !statuses.has(503)) statuses.add((await write()).statusCode)
    expect(statuses).toContain(503)
    expect(statuses).not.toContain(500)
    await rm(filler)
    let isWell = false
    for (let tries = 0; tries < 300 && !isWell; tries += 1) {
      isWell = (await write()).statusCode === 200
      if (!isWell) await delay(100)
    }
    expect(isWell).toBe(true)
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  },
  180_000,
)
