import { setTimeout as delay } from 'node:timers/promises'
import {
  type Cluster,
  missingForCluster,
  type Network,
  openCluster,
  openNetwork,
  startBalancer,
} from '@hojreh/postgres/machines'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bank, openBank } from '../../test/crash/bank.ts'
import { gatherCrowd } from '../../test/crash/crowd.ts'
import type { Ledger } from '../../test/crash/ledger.ts'
import {
  checkBooks,
  checkMoney,
  checkPromises,
  checkStock,
  keptOf,
  tidyUp,
} from '../../test/crash/promises.ts'
import { watchPublicCalls, watchSilence } from '../../test/crash/public-calls.ts'
import { type ServedShop, serveShop } from '../../test/crash/served-shop.ts'
import { freePort } from '../../test/database/free-port.ts'
import { table } from '../cli/lib/table.ts'
import { auditBooks } from '../workflows/audit/audit-books.ts'
import { openDatabase } from './client.ts'

const SHOPPERS = 3
const PUBLIC = ['/api/shop/products?take=12', '/api/config', '/api/setting/social', '/api/shop/suggest?q=a']
/** The longest that shoppers may wait for a write. */
const MOST_SILENCE_MS = 30_000
const PATIENCE = { timeout: 240_000, interval: 200 }
const missing = missingForCluster()
if (missing.length > 0)
  process.stderr.write(`NOT TESTED: the database on three machines; it needs ${missing.join(', ')}.\n`)

const writesOf = ({ placed, cancelled, delivered, confirmed }: Ledger): number =>
  placed.length + cancelled.length + delivered.length + confirmed.length

describe.skipIf(missing.length > 0)('a database on three machines under buyers', () => {
  let network: Network
  let cluster: Cluster
  let balancer: Awaited<ReturnType<typeof startBalancer>>
  let bank: Bank
  let shop: ServedShop
  let crowd: Awaited<ReturnType<typeof gatherCrowd>>
  beforeAll(async () => {
    network = openNetwork(['one', 'two', 'three'])
    cluster = await openCluster(network.machines)
    await cluster.untilWhole()
    const ports = { primary: await freePort(), replica: await freePort() }
    balancer = await startBalancer(cluster, network.address, ports)
    bank = await openBank()
    const replica = { DATABASE_REPLICA_URL: cluster.urlOf(ports.replica) }
    while (!(await canAsk(ports.primary))) await delay(200)
    shop = await serveShop(cluster.urlOf(ports.primary), { ...bank.environment, ...replica })
    crowd = await gatherCrowd(shop, bank, SHOPPERS)
  }, 900_000)
  afterAll(async () => {
    await shop?.close()
    await bank?.close()
    await balancer?.stop()
    if (!process.env.KEEP) await cluster?.close()
    await network?.close()
  }, 120_000)

  const canAsk = async (port: number) => {
    const database = openDatabase(cluster.urlOf(port), 1, () => {})
    const answer = await database.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    await database.close()
    return answer
  }

  /** What happens to the machine of the primary, and how it is mended. */
  const troubles: Record<string, () => Promise<() => void | Promise<void>>> = {
    'a planned switch': async () => {
      await cluster.switchOver()
      return () => {}
    },
    'machine of the primary killed (-9)': async () => {
      const { machine, powerOn } = await cluster.primary()
      await machine.kill()
      return powerOn
    },
    'its cable pulled': async () => {
      const { machine } = await cluster.primary()
      machine.setCable(false)
      return () => machine.setCable(true)
    },
    'cut off from the other two, not from the shop': async () => {
      const { machine } = await cluster.primary()
      const others = network.machines.filter((other) => other !== machine)
      for (const other of others) machine.setLink(other, false)
      return () => {
        for (const other of others) machine.setLink(other, true)
      }
    },
    'its disk fills up slowly': async () => {
      const { disk } = await cluster.primary()
      disk.fill(150)
      return disk.free
    },
    'its disk is full at once': async () => {
      const { disk } = await cluster.primary()
      disk.fill(0)
      return disk.free
    },
  }

  test('loses nothing that was acknowledged, and sells on, whatever happens to the machine of the primary', async () => {
    const rows: string[][] = []
    const { ledger, stop } = crowd.goShopping()
    for (const [title, begin] of Object.entries(troubles)) {
      await expect.poll(() => ledger.placed.length, PATIENCE).toBeGreaterThan(3)
      const before = await cluster.primary()
      const [placed, confirmed] = [ledger.placed.length, ledger.confirmed.length]
      // Each of these calls was made before.
      for (const path of PUBLIC)
        await expect.poll(async () => (await fetch(shop.origin() + path)).status, PATIENCE).toBe(200)
      const visitors = watchPublicCalls(shop.origin, PUBLIC)
      const silence = watchSilence(() => writesOf(ledger))
      const mend = await begin()
      const handled = async () => (await cluster.primary()) !== before
      await expect.poll(handled, PATIENCE).toBe(true)
      const ordersThen = ledger.placed.length
      await expect.poll(() => ledger.placed.length, PATIENCE).toBeGreaterThan(ordersThen + 2)
      const silenceMs = await silence.stop()
      const { total, failures, slowestMs } = await visitors.stop()
      await mend()
      await cluster.untilWhole()
      expect(await auditBooks(shop.database, new Date())).toEqual([])
      // Shoppers go on buying while it is counted.
      const acknowledged = structuredClone(ledger)
      const kept = await keptOf(shop, acknowledged)
      rows.push([
        title,
        (silenceMs / 1_000).toFixed(1),
        `${failures.length} of ${total}`,
        String(slowestMs),
        `${ledger.placed.length - placed}, ${ledger.confirmed.length - confirmed}`,
        `${acknowledged.placed.length - kept.placed}, ${acknowledged.confirmed.length - kept.confirmed}`,
      ])
      process.stdout.write(`  ${rows.at(-1)?.join(' | ')}\n`)
      expect.soft(failures, title).toEqual([])
      expect
        .soft(silenceMs, `${title}: the longest time without a write, ms`)
        .toBeLessThanOrEqual(MOST_SILENCE_MS)
      await delay(1_000)
    }
    await stop()
    await tidyUp(shop, bank)
    const headings = [
      'trouble',
      'no write for, s',
      'public calls failed',
      'slowest, ms',
      'orders and payments meanwhile',
      'lost',
    ]
    process.stdout.write(`${table(headings, rows)}\n`)
    expect(ledger.failures).toEqual([])
    await checkPromises(shop, ledger)
    await checkMoney(shop, bank)
    await checkStock(shop)
    const asked = await checkBooks(shop, bank)
    process.stdout.write(
      `  ${ledger.placed.length} orders and ${ledger.confirmed.length} payments acknowledged, all there and none twice; ${asked} attempts compared with the bank; both audits are green\n`,
    )
  }, 3_600_000)
})
