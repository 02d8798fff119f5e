import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bank, openBank } from '../../test/crash/bank.ts'
import { gatherCrowd } from '../../test/crash/crowd.ts'
import { killPostgres } from '../../test/crash/doomed-shop.ts'
import type { Ledger } from '../../test/crash/ledger.ts'
import {
  checkBooks,
  checkPromises,
  checkStock,
  keptOf,
  tidyUp,
  unknownTo,
} from '../../test/crash/promises.ts'
import { type ServedShop, serveShop } from '../../test/crash/served-shop.ts'
import { hasBackups, startBackedUpPostgres } from '../../test/database/database-backups.ts'
import { hasSystemPostgres } from '../../test/database/system-postgres.ts'
import { auditBooks } from '../workflows/audit/audit-books.ts'

const SHOPPERS = 4
const PATIENCE = { timeout: 180_000, interval: 200 }
const isPossible = hasBackups && hasSystemPostgres
if (!isPossible) process.stderr.write('NOT TESTED: recovery; it needs pgbackrest and postgresql-15.\n')

const say = (line: string) => process.stdout.write(`  ${line}\n`)
const secondsSince = (from: number) => ((performance.now() - from) / 1_000).toFixed(1)

/**
 * What the restored database must hold: all that was acknowledged before the mark. Later cancellations may be missing.
 */
const promisedBy = (mark: Ledger, end: Ledger): Ledger => ({
  ...mark,
  perhapsCancelled: [
    ...end.perhapsCancelled,
    ...end.cancelled.filter((orderId) => !mark.cancelled.includes(orderId)),
  ],
})

describe.skipIf(!isPossible)('a shop whose database is backed up into an object store', () => {
  let bank: Bank
  let postgres: Awaited<ReturnType<typeof startBackedUpPostgres>>
  let shop: ServedShop
  let crowd: Awaited<ReturnType<typeof gatherCrowd>>
  beforeAll(async () => {
    postgres = await startBackedUpPostgres()
    bank = await openBank()
    shop = await serveShop(postgres.url, bank.environment)
    crowd = await gatherCrowd(shop, bank, SHOPPERS)
  }, 600_000)
  afterAll(async () => {
    await shop?.close()
    await bank?.close()
    await postgres?.close()
  }, 60_000)

  const until = (acknowledged: readonly unknown[], count: number) =>
    expect.poll(() => acknowledged.length, PATIENCE).toBeGreaterThanOrEqual(count)
  const now = async () => {
    const { rows } = await shop.database.pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
    return rows[0]?.now ?? ''
  }
  /**
   * Waits for the first checkpoint as a primary: only from it on a server that has just started heeds archive_timeout.
   */
  const untilWritable = async () => {
    const { pool } = shop.database
    const isReplica = async () => (await pool.query('SELECT pg_is_in_recovery() AS yes')).rows[0]?.yes
    await expect.poll(isReplica, PATIENCE).toBe(false)
    await pool.query('CHECKPOINT')
  }
  /** Reports what is lost, and checks that nothing promised by `mark` is. */
  const weigh = async (title: string, mark: Ledger, ledger: Ledger) => {
    expect(await auditBooks(shop.database, new Date())).toEqual([])
    await checkPromises(shop, promisedBy(mark, ledger))
    const kept = await keptOf(shop, ledger)
    say(
      `${title}: of ${ledger.placed.length} orders and ${ledger.confirmed.length} payments that were acknowledged ` +
        `${ledger.placed.length - kept.placed} and ${ledger.confirmed.length - kept.confirmed} are lost`,
    )
  }

  test('comes back to the second before a table was dropped, and then from the store alone when the disk is gone', async () => {
    await postgres.pgbackrest('stanza-create')
    const first = crowd.goShopping('first')
    await until(first.ledger.placed, 5)
    const backingUp = performance.now()
    await postgres.pgbackrest('--type=full', 'backup')
    say(`a full backup while people buy: ${secondsSince(backingUp)} s`)
    await until(first.ledger.confirmed, first.ledger.confirmed.length + 5)

    const beforeDrop = structuredClone(first.ledger)
    const target = await now()
    await delay(1_000)
    await shop.database.pool.query('DROP TABLE order_lines CASCADE')
    const dropped = performance.now()
    await first.stop()
    await shop.killApi()
    await postgres.stop()
    const restoring = performance.now()
    await postgres.pgbackrest('restore', '--type=time', `--target=${target}`, '--target-action=promote')
    await postgres.start()
    await untilWritable()
    await shop.startApi()
    await shop.untilReady()
    say(
      `a dropped table: open again ${secondsSince(restoring)} s after the restore was begun, ${secondsSince(dropped)} s after the drop`,
    )
    await weigh('a dropped table', beforeDrop, first.ledger)

    const second = crowd.goShopping('second')
    await until(second.ledger.confirmed, 5)
    const beforeLoss = structuredClone(second.ledger)
    const { rows } = await shop.database.pool.query<{ file: string }>(
      'SELECT pg_walfile_name(pg_current_wal_lsn()) AS file',
    )
    // The log is sent once a minute, or when 16 MB of it are full.
    const isSent = async () => {
      const query = 'SELECT last_archived_wal >= $1 AS sent FROM pg_stat_archiver'
      return (await shop.database.pool.query(query, [rows[0]?.file])).rows[0]?.sent
    }
    await expect.poll(isSent, PATIENCE).toBe(true)
    await killPostgres(postgres.pgdata)
    await second.stop()
    postgres.lose()
    const rebuilding = performance.now()
    await postgres.pgbackrest('restore')
    await postgres.start()
    await untilWritable()
    await shop.untilReady()
    say(`a lost disk: open again ${secondsSince(rebuilding)} s after the restore was begun`)
    await weigh('a lost disk', beforeLoss, second.ledger)

    // The payments that the bank took in the lost seconds are in its own list; it holds them until the shop asks for
    // them.
    const lost = await unknownTo(shop, bank)
    const third = crowd.goShopping('third')
    await until(third.ledger.confirmed, 3).catch((error) => {
      say(JSON.stringify(third.ledger))
      throw error
    })
    await third.stop()
    await tidyUp(shop, bank)
    expect(third.ledger.failures).toEqual([])
    await checkPromises(shop, third.ledger)
    await checkStock(shop)
    say(`both audits are green; ${await checkBooks(shop, bank, lost)} attempts compared with the bank`)
  }, 1_800_000)
})
