import { limits } from '@hojreh/contract'
import type { Command } from './commands.ts'
import { type AttemptState, type DueState, emptyCart, type OrderState, type ShopState } from './state.ts'

export const MAX_PER_ORDER = 4
export const COUPON_USES = 2

/** One indivisible change; false when the shop refuses. */
export type Operation = (state: ShopState, now: number) => boolean

const customerOf = (state: ShopState, index: number) => {
  const customer = state.customers[index]
  if (!customer) throw new Error(`no customer ${index}`)
  return customer
}
const productOf = (state: ShopState, index: number) => {
  const product = state.products[index]
  if (!product) throw new Error(`no product ${index}`)
  return product
}
const orderOf = (state: ShopState, customer: number, order: number): OrderState | undefined =>
  customerOf(state, customer).orders[order]
const isFresh = ({ createdAt }: AttemptState, now: number) => now - createdAt < limits.holdMs
const onlineOf = ({ attempts }: OrderState) =>
  attempts.filter(({ status, isCard }) => status === 'open' && !isCard)
/** Returns the open attempt with which the order itself is paid, or the difference that is due. */
const openOf = (order: OrderState, pays: AttemptState['pays'] = 'order') =>
  onlineOf(order).find((attempt) => attempt.pays === pays)
const isReported = ({ attempts }: OrderState) =>
  attempts.some(({ status, isCard, pays }) => isCard && pays === 'due' && status === 'open')
const isBeingPaid = (order: OrderState) => isReported(order) || openOf(order, 'due') !== undefined

const heldBy = (state: ShopState, customer: number, product: number): number =>
  customerOf(state, customer)
    .orders.filter(({ heldUntil }) => heldUntil !== null)
    .flatMap(({ lines }) => lines.filter((line) => line.product === product))
    .reduce((sum, { count }) => sum + count, 0)

const available = (state: ShopState, customer: number, product: number): number => {
  const { onHand, reserved } = productOf(state, product)
  return onHand - reserved + heldBy(state, customer, product)
}

const release = (state: ShopState, order: OrderState): void => {
  if (order.heldUntil === null) return
  order.heldUntil = null
  for (const { product, count } of order.lines) productOf(state, product).reserved -= count
}

const hold = (state: ShopState, customer: number, order: OrderState, now: number): boolean => {
  if (order.lines.some(({ product, count }) => count > available(state, customer, product))) return false
  for (const earlier of customerOf(state, customer).orders) release(state, earlier)
  for (const { product, count } of order.lines) productOf(state, product).reserved += count
  order.heldUntil = now + limits.holdMs
  return true
}

const newAttempt = (now: number): AttemptState => ({
  ...{ status: 'open', createdAt: now, checkedAt: null, off: 0, bank: 'in_bank' },
  ...{ pays: 'order', isCard: false, kept: 0 },
})

const openAttempt = (order: OrderState, now: number, pays: AttemptState['pays'] = 'order'): void => {
  order.attempts.push({ ...newAttempt(now), pays })
}

/** How many pieces an open edit brings. */
const furtherOf = ({ lines }: OrderState, { product, count }: DueState): number =>
  count - (lines.find((line) => line.product === product)?.count ?? 0)

/** Sets the further pieces of an open edit aside, if they are there. */
const holdDue = (state: ShopState, order: OrderState, due: DueState): boolean => {
  const shelf = productOf(state, due.product)
  const further = furtherOf(order, due)
  if (!due.isHeld && further > shelf.onHand - shelf.reserved) return false
  if (!due.isHeld) shelf.reserved += further
  due.isHeld = true
  return true
}

const releaseDue = (state: ShopState, order: OrderState, due: DueState): void => {
  if (due.isHeld) productOf(state, due.product).reserved -= furtherOf(order, due)
  due.isHeld = false
}

/** Ends what is due: the edit was made, or came to nothing. */
const endDue = (state: ShopState, order: OrderState): void => {
  if (order.due) releaseDue(state, order, order.due)
  order.due = null
  for (const attempt of order.attempts) if (attempt.pays === 'due') attempt.pays = 'over'
}

const showPrices = (state: ShopState, customer: number): void => {
  for (const line of customerOf(state, customer).cart.lines)
    line.shownPrice = productOf(state, line.product).price
}

const change = (state: ShopState, customer: number, product: number, by: number): boolean => {
  const { lines } = customerOf(state, customer).cart
  const line = lines.find((candidate) => candidate.product === product)
  const count = (line?.count ?? 0) + by
  if (by > 0 && count > Math.min(MAX_PER_ORDER, available(state, customer, product))) return false
  if (count <= 0) {
    if (line) lines.splice(lines.indexOf(line), 1)
  } else if (line) line.count = count
  else lines.push({ product, count, shownPrice: 0 })
  showPrices(state, customer)
  return true
}

const place = (state: ShopState, customer: number, now: number): boolean => {
  const owner = customerOf(state, customer)
  const { lines, isDelivered, hasCoupon } = owner.cart
  const isSound = lines.every(
    ({ product, count, shownPrice }) =>
      count <= Math.min(MAX_PER_ORDER, available(state, customer, product)) &&
      productOf(state, product).price <= shownPrice,
  )
  if (!isSound || !isDelivered || (hasCoupon && state.couponUses >= COUPON_USES)) return false
  const order: OrderState = {
    status: 'awaiting_payment',
    lines: lines.map(({ product, count }) => ({
      ...{ product, count, price: productOf(state, product).price },
      ...{ sent: 0, back: 0, restocked: 0 },
    })),
    owedRefunds: 0,
    placedAt: now,
    usesCoupon: hasCoupon,
    heldUntil: null,
    due: null,
    attempts: [],
  }
  if (!hold(state, customer, order, now)) return false
  if (hasCoupon) state.couponUses += 1
  openAttempt(order, now)
  owner.orders.push(order)
  owner.cart = emptyCart()
  return true
}

const payDue = (state: ShopState, order: OrderState, due: DueState, now: number): boolean => {
  if (isReported(order) || !holdDue(state, order, due)) return false
  const open = openOf(order, 'due')
  if (open && isFresh(open, now)) return true
  if (open) open.status = 'expired'
  openAttempt(order, now, 'due')
  return true
}

const payAgain = (state: ShopState, customer: number, order: OrderState, now: number): boolean => {
  if (order.due) return payDue(state, order, order.due, now)
  if (order.status !== 'awaiting_payment') return false
  const open = openOf(order)
  const isOpen = open !== undefined && isFresh(open, now)
  if ((!isOpen || order.heldUntil === null) && !hold(state, customer, order, now)) return false
  if (isOpen) return true
  if (open) open.status = 'expired'
  openAttempt(order, now)
  return true
}

const payCart = (state: ShopState, customer: number, now: number): boolean => {
  const { cart, orders } = customerOf(state, customer)
  if (cart.lines.length > 0) return place(state, customer, now)
  const latest = orders.at(-1)
  return (
    latest !== undefined && now - latest.placedAt < limits.holdMs && payAgain(state, customer, latest, now)
  )
}

/** Sets what the order has and costs from here on. */
const putLine = (order: OrderState, line: OrderState['lines'][number], more: number): void => {
  order.lines = [...order.lines.filter(({ product }) => product !== line.product), line]
  for (const attempt of order.attempts) if (attempt.pays === 'order') attempt.off -= more
}

const lineOf = ({ lines }: OrderState, product: number, price: number): OrderState['lines'][number] =>
  lines.find((line) => line.product === product) ?? {
    // In the order of the lines that are compared with it.
    ...{ product, count: 0, price, sent: 0, back: 0, restocked: 0 },
  }

/** Settles a paid difference: its pieces leave the shelf, those first that are set aside for it. */
const settleDue = (state: ShopState, order: OrderState, attempt: AttemptState): void => {
  const { due } = order
  const isDue = attempt.pays === 'due' && due !== null
  const isThere = isDue && holdDue(state, order, due)
  if (isThere) {
    productOf(state, due.product).onHand -= furtherOf(order, due)
    releaseDue(state, order, due)
    putLine(order, { ...lineOf(order, due.product, due.price), count: due.count }, due.more)
    attempt.kept = due.more
  }
  if (isDue) endDue(state, order)
  attempt.status = isThere ? 'paid' : 'refund_due'
}

const settleOrder = (state: ShopState, order: OrderState, attempt: AttemptState): void => {
  const isWanted = order.status === 'awaiting_payment'
  const isThere =
    attempt.off === 0 &&
    order.lines.every(({ product, count }) => {
      const { onHand, reserved } = productOf(state, product)
      return order.heldUntil !== null || onHand - reserved >= count
    })
  if (isWanted) release(state, order)
  if (isWanted && isThere)
    for (const { product, count } of order.lines) productOf(state, product).onHand -= count
  if (isWanted || order.status === 'cancelled') order.status = isWanted && isThere ? 'paid' : 'refund_due'
  attempt.status = isWanted && isThere ? 'paid' : 'refund_due'
}

const settle = (state: ShopState, order: OrderState, attempt: AttemptState): void => {
  if (['paid', 'refund_due', 'refunded'].includes(attempt.status)) return
  if (attempt.pays === 'order') settleOrder(state, order, attempt)
  else settleDue(state, order, attempt)
}

const close = (state: ShopState, order: OrderState, attempt: AttemptState, status: string): void => {
  if (attempt.status !== 'open') return
  attempt.status = status
  release(state, order)
}

/** Asks the bank and writes down what it says; `giveUp` when it has not heard of money. */
const inspect = (state: ShopState, order: OrderState, attempt: AttemptState, giveUp?: string): void => {
  const isPaid = attempt.bank === 'paid' || attempt.bank === 'verified'
  const end = attempt.bank === 'failed' ? 'failed' : giveUp
  if (isPaid) {
    attempt.bank = 'verified'
    settle(state, order, attempt)
  } else if (end !== undefined) close(state, order, attempt, end)
}

const comeBack = (state: ShopState, order: OrderState, attempt: AttemptState, status: string): void => {
  const isOver = ['paid', 'refund_due', 'refunded'].includes(attempt.status)
  if (isOver || (attempt.status !== 'open' && status !== 'OK')) return
  inspect(state, order, attempt, status === 'NOK' ? 'failed' : undefined)
}

const giveCouponBack = (state: ShopState, order: OrderState): void => {
  if (order.usesCoupon) state.couponUses -= 1
  order.usesCoupon = false
}

const oweAttempt = (attempt: AttemptState): void => {
  attempt.status = 'refund_due'
  attempt.kept = 0
}

const oweAll = (order: OrderState): void => {
  for (const attempt of order.attempts) if (attempt.status === 'paid') oweAttempt(attempt)
}

/**
 * Owes back a part of what was paid: first of the payments for differences, the newest before the others. A payment
 * that is owed back in full bought nothing. Each payment has a refund of its own.
 */
const oweBack = (order: OrderState, sum: number): void => {
  let rest = sum
  for (const attempt of order.attempts.toReversed()) {
    const part = Math.min(rest, attempt.kept)
    if (part === 0) continue
    rest -= part
    attempt.kept -= part
    order.owedRefunds += 1
    if (attempt.kept === 0) oweAttempt(attempt)
  }
  if (rest > 0) order.owedRefunds += 1
}

const cancel = (state: ShopState, order: OrderState): boolean => {
  if (order.status !== 'awaiting_payment' && order.status !== 'paid') return false
  const wasPaid = order.status === 'paid'
  order.status = wasPaid ? 'refund_due' : 'cancelled'
  giveCouponBack(state, order)
  endDue(state, order)
  release(state, order)
  if (!wasPaid) return true
  for (const { product, count } of order.lines) productOf(state, product).onHand += count
  oweAll(order)
  return true
}

const reorder = (state: ShopState, customer: number, order: OrderState): boolean => {
  const { lines } = customerOf(state, customer).cart
  for (const { product, count } of order.lines) {
    const there = lines.find((line) => line.product === product)?.count ?? 0
    const room = Math.min(MAX_PER_ORDER, available(state, customer, product)) - there
    if (Math.min(count, room) > 0) change(state, customer, product, Math.min(count, room))
  }
  showPrices(state, customer)
  return true
}

/** Moves the order on by one step; a command that comes too late does nothing. */
const moveOn = (from: string, to: string) => (order: OrderState) => {
  if (order.status !== from) return false
  order.status = to
  return true
}

const send = (order: OrderState): boolean => {
  if (order.status !== 'preparing' || order.due) return false
  for (const line of order.lines) line.sent = line.count
  order.status = 'shipped'
  return true
}

/** Packs the order, and sends so many pieces of a product; the order is sent with the last of all. */
const sendPart = (customer: number, index: number, product: number, count: number): Operation[] => [
  withOrder(customer, index, (_state, order) => {
    if (order.status === 'paid') order.status = 'preparing'
    return true
  }),
  withOrder(customer, index, (_state, order) => {
    const line = order.lines.find((candidate) => candidate.product === product)
    if (order.status !== 'preparing' || order.due || !line || line.sent + count > line.count) return false
    line.sent += count
    if (isAllSent(order)) order.status = 'shipped'
    return true
  }),
]
const isAllSent = ({ lines }: OrderState) => lines.every(({ sent, count }) => sent === count)

const HOUR = 3_600_000

/** The coupon takes a tenth off. */
const worthOf = ({ usesCoupon }: OrderState, price: number): number => (usesCoupon ? (price * 9) / 10 : price)

/** How long the desk waits for a difference. */
export const DUE_HOURS = 1

/** Sets how many of a product an order has, at the desk. A paid one that would cost more waits for its difference. */
const edit = (
  state: ShopState,
  order: OrderState,
  { product, count }: { product: number; count: number },
  now: number,
): boolean => {
  const before = order.lines.find((line) => line.product === product)
  const had = before?.count ?? 0
  if (!['awaiting_payment', 'paid', 'preparing'].includes(order.status) || count === had) return false
  if (order.due || count < (before?.sent ?? 0)) return false
  const line = lineOf(order, product, productOf(state, product).price)
  const lines = [...order.lines.filter((one) => one !== before), { ...line, count }]
  const more = worthOf(order, line.price * (count - had))
  if (order.status !== 'awaiting_payment') {
    if (more > 0) {
      const due = { product, count, price: line.price, more, isHeld: false, until: now + DUE_HOURS * HOUR }
      if (!holdDue(state, order, due)) return false
      order.due = due
      return true
    }
    productOf(state, product).onHand += had - count
    putLine(order, { ...line, count }, more)
    oweBack(order, -more)
    if (isAllSent(order)) order.status = 'shipped'
    return true
  }
  const open = openOf(order)
  if (open && isFresh(open, now)) return false
  const ownOf = (wanted: number) =>
    order.heldUntil === null ? 0 : (order.lines.find((one) => one.product === wanted)?.count ?? 0)
  const isThere = lines.every((wanted) => {
    const shelf = productOf(state, wanted.product)
    return wanted.count <= shelf.onHand - shelf.reserved + ownOf(wanted.product)
  })
  if (!isThere) return false
  if (open) open.status = 'expired'
  release(state, order)
  putLine(order, { ...line, count }, more)
  for (const wanted of lines) productOf(state, wanted.product).reserved += wanted.count
  order.heldUntil = now + limits.holdMs
  return true
}

const takeBack = (
  state: ShopState,
  order: OrderState,
  { product, count, isRestocked }: Extract<Command, { do: 'takeBack' }>,
): boolean => {
  const line = order.lines.find((candidate) => candidate.product === product)
  if (order.status !== 'return_requested' || !line || line.back + count > line.count) return false
  line.back += count
  if (isRestocked) {
    line.restocked += count
    productOf(state, product).onHand += count
  }
  const isAll = order.lines.every((candidate) => candidate.back === candidate.count)
  order.status = isAll ? 'refund_due' : 'delivered'
  // With the shipping fee, which is paid back only when all pieces come back.
  oweBack(order, isAll ? Number.POSITIVE_INFINITY : worthOf(order, count * line.price))
  if (isAll) oweAll(order)
  return true
}

/** The customer asks for the card of the shop, and reports a transfer of the difference. */
const report = (customer: number, index: number): Operation[] => {
  let isAsked = false
  return [
    withOrder(customer, index, (state, order) => {
      isAsked = order.due !== null && !isReported(order) && holdDue(state, order, order.due)
      return isAsked
    }),
    withOrder(customer, index, (state, order, now) => {
      if (!isAsked || !order.due || isReported(order)) return false
      order.attempts.push({ ...newAttempt(now), bank: 'unknown', pays: 'due', isCard: true })
      const until = now + REVIEW_HOURS * HOUR
      if (order.due.until < until && holdDue(state, order, order.due)) order.due.until = until
      return true
    }),
  ]
}

/** The default of CARD_REVIEW_HOURS. */
const REVIEW_HOURS = 48

const lookAtReport = (state: ShopState, order: OrderState, isThere: boolean): boolean => {
  const reported = order.attempts.findLast(({ isCard, status }) => isCard && status === 'open')
  if (!reported) return false
  if (isThere) settle(state, order, reported)
  else reported.status = 'failed'
  return true
}

/** The desk finds the transfer of a difference on the account, without a report. */
const receive = (state: ShopState, order: OrderState, now: number): boolean => {
  if (!order.due || isBeingPaid(order)) return false
  const found: AttemptState = { ...newAttempt(now), bank: 'unknown', pays: 'due', isCard: true }
  order.attempts.push(found)
  settle(state, order, found)
  return true
}

const withdraw = (state: ShopState, order: OrderState): boolean => {
  if (!order.due || isBeingPaid(order)) return false
  endDue(state, order)
  return true
}

const payBack = (state: ShopState, order: OrderState): boolean => {
  const due = order.attempts.filter(({ status }) => status === 'refund_due')
  if (due.length === 0 && order.owedRefunds === 0) return false
  for (const attempt of due) attempt.status = 'refunded'
  order.owedRefunds = 0
  if (order.status !== 'refund_due') return true
  order.status = 'refunded'
  giveCouponBack(state, order)
  return true
}

/** Packs, sends and delivers an order, one after the other. */
const fulfil = (customer: number, index: number): Operation[] => {
  let goesOn = true
  const ways = [moveOn('paid', 'preparing'), send, moveOn('shipped', 'delivered')]
  return ways.map((move, step) =>
    withOrder(customer, index, (_state, order) => {
      goesOn = (step === 0 || goesOn) && move(order)
      return goesOn
    }),
  )
}

/** Sends what is left of an order, and delivers it. */
const sendRest = (customer: number, index: number): Operation[] => {
  let isSent = false
  return [
    withOrder(customer, index, (_state, order) => {
      isSent = send(order)
      return isSent
    }),
    withOrder(customer, index, (_state, order) => isSent && moveOn('shipped', 'delivered')(order)),
  ]
}

const MINUTE = 60_000

const lookAfter = (state: ShopState, now: number): void => {
  for (const { orders } of state.customers)
    for (const order of orders)
      for (const attempt of order.attempts) {
        const isSeen = attempt.checkedAt !== null && now - attempt.checkedAt < MINUTE / 2
        if (attempt.status !== 'open' || attempt.isCard || isSeen || now - attempt.createdAt < MINUTE)
          continue
        attempt.checkedAt = now
        inspect(state, order, attempt, now - attempt.createdAt >= 30 * MINUTE ? 'expired' : undefined)
      }
}

const sweep = (state: ShopState, now: number): void => {
  lookAfter(state, now)
  for (const { orders } of state.customers)
    for (const order of orders)
      for (const attempt of order.attempts) {
        const isUnsettled = ['open', 'failed', 'expired'].includes(attempt.status)
        if (attempt.bank === 'paid' && isUnsettled) inspect(state, order, attempt)
      }
  for (const { orders } of state.customers)
    for (const order of orders) if (order.heldUntil !== null && order.heldUntil <= now) release(state, order)
  for (const { orders } of state.customers)
    for (const order of orders) {
      if (!order.due || order.due.until > now) continue
      if (isBeingPaid(order)) releaseDue(state, order, order.due)
      else endDue(state, order)
    }
}

const withOrder =
  (
    customer: number,
    index: number,
    work: (state: ShopState, order: OrderState, now: number) => boolean,
  ): Operation =>
  (state, now) => {
    const order = orderOf(state, customer, index)
    return order !== undefined && work(state, order, now)
  }

const atBank = (customer: number, index: number, attemptIndex: number, outcome: string): Operation =>
  withOrder(customer, index, (_state, order) => {
    const attempt = order.attempts[attemptIndex]
    if (attempt?.bank === 'in_bank') attempt.bank = outcome
    return true
  })

/** Asks the bank about all that is open, of the order and of its difference, one after the other. */
const askAboutOpen = (
  customer: number,
  index: number,
  mayAsk: (order: OrderState) => boolean,
): Operation[] => {
  // By their position: the state is another copy by then.
  let later: number[] = []
  return [
    withOrder(customer, index, (state, order) => {
      const [first, ...others] = mayAsk(order) ? onlineOf(order) : []
      later = others.map((attempt) => order.attempts.indexOf(attempt))
      if (first) inspect(state, order, first)
      return true
    }),
    withOrder(customer, index, (state, order) => {
      for (const position of later) {
        const attempt = order.attempts[position]
        if (attempt) inspect(state, order, attempt)
      }
      return true
    }),
  ]
}

/**
 * Pays an order. Whatever is open may have been paid in a tab that was closed: the bank is asked before the customer is
 * sent there.
 */
const payOfOrder = (customer: number, index: number): Operation[] => [
  ...askAboutOpen(customer, index, () => true),
  withOrder(customer, index, (state, order, now) => payAgain(state, customer, order, now)),
]

/** Pays a cart. One that became an order before, and has an attempt, is paid like that order. */
const payOfCart = (customer: number): Operation[] => {
  let isTaken = false
  let later: Operation[] = []
  return [
    (state, now) => {
      const { cart, orders } = customerOf(state, customer)
      const latest = orders.at(-1)
      const open = cart.lines.length === 0 && latest && openOf(latest, latest.due ? 'due' : 'order')
      const isOld = Boolean(open && isFresh(open, now))
      isTaken = payCart(state, customer, now)
      later = isTaken && isOld ? payOfOrder(customer, orders.length - 1) : []
      return isTaken
    },
    (state, now) => later[0]?.(state, now) ?? isTaken,
    (state, now) => later[1]?.(state, now) ?? isTaken,
    (state, now) => later[2]?.(state, now) ?? isTaken,
  ]
}

/** The indivisible changes that a command is made of, in their order; those of others may come between them. */
export const operationsOf = (command: Command): Operation[] => {
  switch (command.do) {
    case 'add':
      return [(state) => change(state, command.customer, command.product, command.count)]
    case 'takeAway':
      return [(state) => change(state, command.customer, command.product, -command.count)]
    case 'deliver':
      return [
        (state) => {
          customerOf(state, command.customer).cart.isDelivered = true
          showPrices(state, command.customer)
          return true
        },
      ]
    case 'useCoupon':
      return [
        (state) => {
          if (state.couponUses >= COUPON_USES) return false
          customerOf(state, command.customer).cart.hasCoupon = true
          showPrices(state, command.customer)
          return true
        },
      ]
    case 'look':
      return [
        (state) => {
          showPrices(state, command.customer)
          return true
        },
      ]
    case 'pay':
      return payOfCart(command.customer)
    case 'payOrder':
      return payOfOrder(command.customer, command.order)
    case 'cancel':
      return [
        ...askAboutOpen(command.customer, command.order, ({ status }) =>
          ['awaiting_payment', 'paid'].includes(status),
        ),
        withOrder(command.customer, command.order, cancel),
      ]
    case 'reorder':
      return [
        withOrder(command.customer, command.order, (state, order) => reorder(state, command.customer, order)),
      ]
    case 'fulfil':
      return fulfil(command.customer, command.order)
    case 'sendRest':
      return sendRest(command.customer, command.order)
    case 'sendPart':
      return sendPart(command.customer, command.order, command.product, command.count)
    case 'edit':
      return [
        withOrder(command.customer, command.order, (state, order, now) => edit(state, order, command, now)),
      ]
    case 'report':
      return report(command.customer, command.order)
    case 'look at report':
      return [
        withOrder(command.customer, command.order, (state, order) =>
          lookAtReport(state, order, command.isThere),
        ),
      ]
    case 'receive':
      return [withOrder(command.customer, command.order, receive)]
    case 'withdraw':
      return [withOrder(command.customer, command.order, withdraw)]
    case 'askReturn':
      return [
        withOrder(command.customer, command.order, (_state, order) =>
          moveOn('delivered', 'return_requested')(order),
        ),
      ]
    case 'takeBack':
      return [withOrder(command.customer, command.order, (state, order) => takeBack(state, order, command))]
    case 'payBack':
      return [withOrder(command.customer, command.order, payBack)]
    case 'payAtBank':
      return [atBank(command.customer, command.order, command.attempt, 'paid')]
    case 'failAtBank':
      return [atBank(command.customer, command.order, command.attempt, 'failed')]
    case 'comeBack':
      return [
        withOrder(command.customer, command.order, (state, order) => {
          const attempt = order.attempts[command.attempt]
          if (attempt) comeBack(state, order, attempt, command.status)
          return true
        }),
      ]
    case 'setPrice':
      return [
        (state) => {
          productOf(state, command.product).price = command.price
          return true
        },
      ]
    case 'addStock':
      return [
        (state) => {
          const product = productOf(state, command.product)
          product.onHand = Math.max(product.reserved, product.onHand + command.count)
          return true
        },
      ]
    case 'sweep':
      return [
        (state, now) => {
          sweep(state, now)
          return true
        },
      ]
    case 'wait':
      return [() => true]
  }
}
