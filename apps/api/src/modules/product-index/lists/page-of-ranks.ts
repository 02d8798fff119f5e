import type { OrderName, Orders } from './sort-orders.ts'

/** To put a product in its place among others takes so many times what it takes to look at one along an order. */
const SORTING = 64

/** Products that come before or after others in every order. */
export interface Group {
  rank: number
  count: number
}

const walk = (
  order: Uint32Array,
  ranks: Uint16Array | Uint8Array,
  rank: number,
  skip: number,
  take: number,
) => {
  const page: number[] = []
  let place = 0
  for (let step = 0; step < order.length && page.length < take; step++) {
    const slot = order[step] ?? 0
    if (ranks[slot] === rank && place++ >= skip) page.push(slot)
  }
  return page
}

interface Ranked {
  slots: Uint32Array
  /** By slot; other slots have ranks that no group has. */
  ranks: Uint16Array | Uint8Array
  /** The best one first. */
  groups: readonly Group[]
}

/** One page of ranked products, those of a group in an order. */
export const pageOfRanks = (
  orders: Orders,
  name: OrderName,
  { slots, ranks, groups }: Ranked,
  { offset, take }: { offset: number; take: number },
): number[] => {
  const parts: { rank: number; skip: number; take: number }[] = []
  /** By rank: the slots of a small group. */
  const few: number[][] = []
  const isFew = new Uint8Array(groups.reduce((most, { rank }) => Math.max(most, rank), 0) + 1)
  let before = 0
  for (const { rank, count } of groups) {
    const skip = Math.max(0, offset - before)
    const end = Math.min(count, offset + take - before)
    before += count
    if (skip >= end) continue
    parts.push({ rank, skip, take: end - skip })
    // Along an order of the whole shop a page of a group is full the later the smaller the group is.
    const steps = (ranks.length * end) / count
    if (steps < SORTING * count) continue
    few[rank] = []
    isFew[rank] = 1
  }
  if (few.length > 0)
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] ?? 0
      const rank = ranks[slot] ?? 0
      if (isFew[rank] === 1) few[rank]?.push(slot)
    }
  return parts.flatMap(({ rank, skip, take }) => {
    const some = few[rank]
    return some
      ? [...orders.sort(name, some).subarray(skip, skip + take)]
      : walk(orders.of(name), ranks, rank, skip, take)
  })
}
