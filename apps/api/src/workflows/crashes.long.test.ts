import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bank, openBank } from '../../test/crash/bank.ts'
import { gatherCrowd } from '../../test/crash/crowd.ts'
import { type DoomedShop, openDoomedShop, type Victim } from '../../test/crash/doomed-shop.ts'
import { checkBooks, checkMoney, checkPromises, checkStock, tidyUp } from '../../test/crash/promises.ts'
import { auditBooks } from './audit/audit-books.ts'

const KILLS = 210
const SHOPPERS = 6
/** A cluster, a shop in it and an api: slow on a busy machine. */
const BEGIN_WITHIN_MS = 180_000
const victims: readonly Victim[] = ['api', 'database', 'both']

let bank: Bank
let shop: DoomedShop
let crowd: Awaited<ReturnType<typeof gatherCrowd>>
beforeAll(async () => {
  bank = await openBank()
  shop = await openDoomedShop(bank.environment)
  crowd = await gatherCrowd(shop, bank, SHOPPERS)
}, BEGIN_WITHIN_MS)
afterAll(async () => {
  await shop.close()
  await bank.close()
})

/** A shop in which nothing happens survives everything: its next order, or payment, is waited for. */
const untilNext = async (acknowledged: readonly unknown[]): Promise<void> => {
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before)
}

const say = (line: string): void => {
  process.stdout.write(`  ${line}\n`)
}

test(
  '[#4] [#7] [#8] whenever api or database are killed, every order, payment and delivery that was acknowledged is there, and both books agree',
  async () => {
    const { ledger, stop } = crowd.goShopping()
    const recoveries: number[] = []
    for (let number = 0; number < KILLS; number += 1) {
      // At another moment of their shopping each time, and in every run the same.
      await delay(100 + ((number * 137) % 500))
      await untilNext(ledger.placed)
      recoveries.push(await shop.crash(victims[number % victims.length] ?? 'both'))
      const findings = await auditBooks(shop.database, new Date())
      expect(findings).toEqual([])
    }
    await untilNext(ledger.confirmed)
    await stop()
    await tidyUp(shop, bank)

    expect(ledger.failures).toEqual([])
    await checkPromises(shop, ledger)
    await checkMoney(shop, bank)
    await checkStock(shop)
    const asked = await checkBooks(shop, bank)
    expect(ledger.confirmed.length).toBeGreaterThan(0)
    const { placed, confirmed, cancelled, delivered, responses } = ledger
    say(`${KILLS} kills survived; ready again after ${Math.round(Math.max(...recoveries))} ms at most`)
    say(
      `${placed.length} orders, ${confirmed.length} payments, ${cancelled.length} cancellations, ${delivered.length} deliveries acknowledged and kept; ${asked} attempts compared with the bank`,
    )
    say(`responses: ${JSON.stringify(responses)}`)
  },
  3 * 60 * 60_000,
)
