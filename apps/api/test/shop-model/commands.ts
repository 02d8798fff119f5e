import fc from 'fast-check'
import type { ShopState } from './state.ts'

/**
 * An action in the shop. Customers and products go by their position; orders and attempts too, from the newest back as
 * they are generated, from the oldest on once {@link resolve} has looked at what there is.
 */
export type Command =
  | { do: 'add' | 'takeAway'; customer: number; product: number; count: number }
  | { do: 'deliver' | 'useCoupon' | 'pay' | 'look'; customer: number }
  | { do: 'payOrder' | 'cancel' | 'reorder'; customer: number; order: number }
  | { do: 'fulfil' | 'sendRest' | 'askReturn' | 'payBack'; customer: number; order: number }
  | { do: 'report' | 'receive' | 'withdraw'; customer: number; order: number }
  | { do: 'look at report'; customer: number; order: number; isThere: boolean }
  | { do: 'sendPart' | 'edit'; customer: number; order: number; product: number; count: number }
  | {
      do: 'takeBack'
      customer: number
      order: number
      product: number
      count: number
      isRestocked: boolean
    }
  | { do: 'payAtBank' | 'failAtBank'; customer: number; order: number; attempt: number }
  | { do: 'comeBack'; customer: number; order: number; attempt: number; status: 'OK' | 'NOK' }
  | { do: 'setPrice'; product: number; price: number }
  | { do: 'addStock'; product: number; count: number }
  | { do: 'sweep' }
  | { do: 'wait'; minutes: number }

/** Commands that are given at the same moment. */
export type Step = readonly Command[]

export const CUSTOMERS = 3
export const PRODUCTS = 2

const customer = fc.nat({ max: CUSTOMERS - 1 })
const product = fc.nat({ max: PRODUCTS - 1 })
// Mostly the newest: the others are rarely there.
const order = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 2 }) })
const attempt = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) })
const count = fc.integer({ min: 1, max: 3 })
const just = <const Kind extends Command['do']>(kind: Kind) => fc.constant(kind)

const add = fc.record({ do: just('add'), customer, product, count })
const deliver = fc.record({ do: just('deliver'), customer })
const pay = fc.record({ do: just('pay'), customer })
const payAtBank = fc.record({ do: just('payAtBank'), customer, order, attempt })
const comeBack = fc.record({
  do: just('comeBack'),
  customer,
  order,
  attempt,
  status: fc.constantFrom('OK', 'NOK'),
})

const lookAtReport = fc.record({ do: just('look at report'), customer, order, isThere: fc.boolean() })

const takeBack = fc.record({
  do: just('takeBack'),
  customer,
  order,
  product,
  count,
  isRestocked: fc.boolean(),
})

const alone: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: just('wait'), minutes: fc.constantFrom(2, 16, 31) }) },
  { weight: 1, arbitrary: fc.record({ do: just('look'), customer }) },
)

const together: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: add },
  { weight: 2, arbitrary: fc.record({ do: just('takeAway'), customer, product, count }) },
  { weight: 2, arbitrary: deliver },
  { weight: 2, arbitrary: fc.record({ do: just('useCoupon'), customer }) },
  { weight: 5, arbitrary: pay },
  { weight: 2, arbitrary: fc.record({ do: just('payOrder'), customer, order }) },
  { weight: 5, arbitrary: payAtBank },
  { weight: 1, arbitrary: fc.record({ do: just('failAtBank'), customer, order, attempt }) },
  { weight: 6, arbitrary: comeBack },
  { weight: 3, arbitrary: fc.record({ do: just('cancel'), customer, order }) },
  { weight: 1, arbitrary: fc.record({ do: just('reorder'), customer, order }) },
  { weight: 2, arbitrary: fc.record({ do: just('fulfil'), customer, order }) },
  { weight: 2, arbitrary: fc.record({ do: just('sendPart'), customer, order, product, count }) },
  { weight: 1, arbitrary: fc.record({ do: just('sendRest'), customer, order }) },
  { weight: 3, arbitrary: fc.record({ do: just('edit'), customer, order, product, count }) },
  { weight: 1, arbitrary: fc.record({ do: just('report'), customer, order }) },
  { weight: 1, arbitrary: lookAtReport },
  { weight: 1, arbitrary: fc.record({ do: just('receive'), customer, order }) },
  { weight: 1, arbitrary: fc.record({ do: just('withdraw'), customer, order }) },
  { weight: 2, arbitrary: fc.record({ do: just('askReturn'), customer, order }) },
  { weight: 3, arbitrary: takeBack },
  { weight: 3, arbitrary: fc.record({ do: just('payBack'), customer, order }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: just('setPrice'),
      product,
      price: fc.constantFrom(800_000, 1_000_000, 1_200_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: just('addStock'), product, count: fc.integer({ min: -2, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: just('sweep') }) },
)

/** A purchase as customers make it, so that histories get past the first page. */
const purchase: fc.Arbitrary<Step[]> = fc
  .record({ customer, product, count, isPaid: fc.boolean() })
  .map(({ customer, product, count, isPaid }) => [
    [{ do: 'add', customer, product, count }],
    [{ do: 'deliver', customer }],
    [{ do: 'pay', customer }],
    ...(isPaid ? [[{ do: 'payAtBank', customer, order: 0, attempt: 0 } as const]] : []),
  ])

/** A purchase that comes back, all of it or a part, and what the desk makes of it. */
const comingBack: fc.Arbitrary<Step[]> = fc
  .record({ customer, product, count, back: count, isRestocked: fc.boolean() })
  .map(({ customer, product, count, back, isRestocked }) => {
    const order = 0
    const take = { do: 'takeBack', customer, order, product, count: back, isRestocked } as const
    return [
      [{ do: 'add', customer, product, count }],
      [{ do: 'deliver', customer }],
      [{ do: 'pay', customer }],
      [{ do: 'payAtBank', customer, order, attempt: 0 }],
      [{ do: 'comeBack', customer, order, attempt: 0, status: 'OK' }],
      [{ do: 'fulfil', customer, order }],
      [{ do: 'askReturn', customer, order }],
      [take, { ...take, isRestocked: !isRestocked }, { do: 'payBack', customer, order }],
    ]
  })

/** A purchase that is changed at the desk, leaves in parcels, and what it costs less is sent back meanwhile. */
const changed: fc.Arbitrary<Step[]> = fc
  .record({ customer, product, other: product, count, less: count, part: count })
  .map(({ customer, product, other, count, less, part }) => {
    const order = 0
    return [
      [{ do: 'add', customer, product, count }],
      [{ do: 'deliver', customer }],
      [{ do: 'pay', customer }],
      [{ do: 'payAtBank', customer, order, attempt: 0 }],
      [{ do: 'comeBack', customer, order, attempt: 0, status: 'OK' }],
      [
        { do: 'edit', customer, order, product, count: less },
        { do: 'sendPart', customer, order, product, count: part },
        { do: 'edit', customer, order, product: other, count },
        { do: 'cancel', customer, order },
      ],
      [
        { do: 'payBack', customer, order },
        { do: 'sendRest', customer, order },
        { do: 'edit', customer, order, product, count: less },
      ],
    ]
  })

/**
 * A paid purchase that the desk makes larger: the difference is paid, reported, written down and taken back at once,
 * and what came of that is paid at the bank, looked at, cancelled and sent. Some of it comes back afterwards.
 */
const enlarged: fc.Arbitrary<Step[]> = fc
  .record({
    ...{ customer, product, other: product, less: fc.constantFrom(1, 2), more: fc.constantFrom(2, 3) },
    ...{
      isThere: fc.boolean(),
      isForgotten: fc.boolean(),
      isCancelled: fc.boolean(),
      withCoupon: fc.boolean(),
    },
  })
  .map(({ customer, product, other, less, more, isThere, isForgotten, isCancelled, withCoupon }) => {
    const order = 0
    const of = { customer, order }
    const paid = { do: 'payAtBank', ...of, attempt: 0 } as const
    const back = { do: 'comeBack', ...of, attempt: 0, status: 'OK' } as const
    const wait = { do: 'wait', minutes: 31 } as const
    return [
      [{ do: 'add', customer, product, count: 1 }],
      ...(withCoupon ? [[{ do: 'useCoupon', customer } as const]] : []),
      [{ do: 'deliver', customer }],
      [{ do: 'pay', customer }],
      [paid],
      [back],
      [{ do: 'edit', ...of, product: other, count: more }],
      [
        { do: 'payOrder', ...of },
        { do: 'report', ...of },
        { do: 'edit', ...of, product, count: less },
      ],
      ...(isForgotten ? [[wait], [wait], [{ do: 'sweep' } as const]] : []),
      [
        paid,
        { do: 'look at report', ...of, isThere },
        { do: 'receive', ...of },
        isCancelled ? { do: 'cancel', ...of } : { do: 'withdraw', ...of },
      ],
      [back, { do: 'look at report', ...of, isThere: !isThere }, { do: 'sendRest', ...of }],
      [{ do: 'payBack', ...of }],
      [{ do: 'fulfil', ...of }],
      [{ do: 'askReturn', ...of }],
      [{ do: 'takeBack', ...of, product: other, count: 1, isRestocked: true }],
      [{ do: 'payBack', ...of }],
    ]
  })

const steps: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 2, arbitrary: purchase },
  { weight: 1, arbitrary: comingBack },
  { weight: 1, arbitrary: changed },
  { weight: 1, arbitrary: enlarged },
  { weight: 2, arbitrary: alone.map((command) => [[command]]) },
  { weight: 8, arbitrary: fc.array(together, { minLength: 1, maxLength: 4 }).map((step) => [step]) },
)

/** A day in the shop: what happens one after the other, and what happens at once. */
export const history: fc.Arbitrary<Step[]> = fc
  .array(steps, { minLength: 4, maxLength: 14 })
  .map((parts) => parts.flat())

/** The command on what is there when its step begins; null when there is nothing that it could mean. */
export const resolve = (command: Command, { customers }: ShopState): Command | null => {
  if (!('order' in command)) return command
  const { orders } = customers[command.customer] ?? { orders: [] }
  const order = orders.length - 1 - command.order
  const { attempts, status } = orders[order] ?? {}
  if (!attempts) return null
  // Transfers for whole orders have tests of their own: here they are for differences.
  if (command.do === 'report' && status === 'awaiting_payment') return null
  if (!('attempt' in command)) return { ...command, order }
  const online = [...attempts.keys()].filter((index) => !attempts[index]?.isCard)
  const attempt = online.at(-1 - command.attempt)
  return attempt === undefined ? null : { ...command, order, attempt }
}
