import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Command, history, resolve, type Step } from '../../test/shop-model/commands.ts'
import { explain } from '../../test/shop-model/explain.ts'
import { FIRST_STOCK, openRealShop } from '../../test/shop-model/real-shop.ts'
import type { ShopState } from '../../test/shop-model/state.ts'
import { auditBooks } from './audit/audit-books.ts'

type RealShop = Awaited<ReturnType<typeof openRealShop>>
let shop: RealShop
beforeAll(async () => {
  shop = await openRealShop()
})
afterAll(() => shop.close())

const SOLD = ['paid', 'preparing', 'shipped', 'delivered', 'return_requested']
const MONEY_TAKEN = ['paid', 'refund_due', 'refunded']

/** Pieces that left the shelf for good: sold and not back on it, or back and broken. */
const goneOf = ({ customers }: ShopState, product: number): number =>
  customers
    .flatMap(({ orders }) => orders)
    .flatMap(({ status, lines }) =>
      lines
        .filter((line) => line.product === product)
        .map(({ count, back, restocked }) => (SOLD.includes(status) ? count : back) - restocked),
    )
    .reduce((sum, count) => sum + count, 0)

/**
 * Whether the model can predict the commands. A sweep is many small changes, and may find either of two late payments
 * first.
 */
const isPredictable = (commands: readonly Command[], { customers }: ShopState): boolean => {
  if (!commands.some((command) => command.do === 'sweep')) return true
  const unsettled = customers
    .flatMap(({ orders }) => orders.flatMap(({ attempts }) => attempts))
    .filter(({ bank, status }) => bank === 'paid' && !MONEY_TAKEN.includes(status))
  return commands.length === 1 && unsettled.length < 2
}

/** Checks what has to be true after every step, whichever command was faster. */
const checkRules = async (state: ShopState, delivered: readonly number[]): Promise<void> => {
  const findings = await auditBooks(shop.database, new Date(shop.now()))
  // No sweep runs unless the generated history says so.
  expect(findings.filter(({ code }) => code !== 'hold_outlived')).toEqual([])
  for (const [product, { onHand }] of state.products.entries())
    expect(onHand + goneOf(state, product), 'nothing is made or lost').toBe(delivered[product])
  for (const { attempts } of state.customers.flatMap(({ orders }) => orders))
    for (const { bank, status, isCard } of attempts)
      if (!isCard)
        expect(MONEY_TAKEN.includes(status), `${bank} at the bank, ${status} here`).toBe(bank === 'verified')
}

/** Histories to play; each is a day of a small shop. */
const HISTORIES = 1_000

const play = async (steps: readonly Step[]): Promise<number> => {
  await shop.reset()
  const delivered = [FIRST_STOCK, FIRST_STOCK]
  let together = 0
  for (const step of steps) {
    const { state: before, names } = await shop.observe()
    const commands = step.flatMap((command) => resolve(command, before) ?? [])
    if (commands.length > 1) together += 1
    const taken = await shop.runAll(commands, names)
    const { state } = await shop.observe()
    for (const command of commands)
      if (command.do === 'addStock')
        delivered[command.product] =
          (state.products[command.product]?.onHand ?? 0) + goneOf(state, command.product)
    await checkRules(state, delivered)
    if (isPredictable(commands, before))
      expect(explain(before, commands, { state, taken }, shop.now()), JSON.stringify(commands)).toBeNull()
  }
  return together
}

test(
  '[#1] [#2] [#5] whatever customers, bank, sweeper and operator do at once ends as if they had come one after the other',
  async () => {
    let steps = 0
    let together = 0
    await fc.assert(
      fc.asyncProperty(history, async (story) => {
        steps += story.length
        together += await play(story)
      }),
      { numRuns: HISTORIES },
    )
    process.stdout.write(`  ${HISTORIES} histories, ${steps} steps, ${together} of them at once\n`)
  },
  60 * 60_000,
)
