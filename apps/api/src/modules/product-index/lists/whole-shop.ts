import { type Columns, FLAGS } from '../columns.ts'
import { groupByKind } from '../group-by-kind.ts'
import { BUYABLE, divide, isListed, matchesOfFlags, OUT } from './matches.ts'

/** How many of the products at these slots have each kind, added to `counts` or, with a step of -1, taken away from them. */
export const addKinds = (
  counts: Uint32Array,
  slots: Uint32Array,
  column: Uint32Array | Uint8Array,
  step: 1 | -1,
): Uint32Array => {
  for (let place = 0; place < slots.length; place++) {
    const kind = column[slots[place] ?? 0] ?? 0
    counts[kind] = (counts[kind] ?? 0) + step
  }
  return counts
}

/** Likewise of those of them that match in one of some ways; `isOne` is by match. */
export const addKindsIf = (
  counts: Uint32Array,
  slots: Uint32Array,
  column: Uint32Array,
  matches: Uint8Array,
  isOne: Uint8Array,
): Uint32Array => {
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] ?? 0
    const kind = column[slot] ?? 0
    counts[kind] = (counts[kind] ?? 0) + (isOne[matches[slot] ?? OUT] ?? 0)
  }
  return counts
}

/** Goods that are counted once, until a product changes. */
export interface Goods {
  slots: Uint32Array
  /** By slot: how the list of all of them matches. */
  matches: Uint8Array
  /** By kind: how many of them have it. */
  counts: Record<'flags' | 'brand' | 'categories', Uint32Array>
  /** Likewise by part of their attributes; a new array each time. */
  countParts: () => Uint32Array
}

/** All shown products. */
export interface WholeShop extends Goods {
  /** Those of them that can be bought. */
  buyable: () => Goods
  /** Writes the slots of some kinds of categories into `room`; `holding` is by kind. */
  inCategories: (holding: Uint8Array, room: Uint32Array) => Uint32Array
}

const isBuyable = Uint8Array.from(isListed, (_, match) => Number(match === BUYABLE))

/** Counts the whole shop, once until a product changes. */
export const makeWholeShop = (columns: Columns) => {
  let known: WholeShop | null = null

  const countsOf = (slots: Uint32Array): Goods['counts'] => {
    const { flags, brand, categories } = columns.numbers
    return {
      flags: addKinds(new Uint32Array(FLAGS), slots, flags, 1),
      brand: addKinds(new Uint32Array(columns.brands.count()), slots, brand, 1),
      categories: addKinds(new Uint32Array(columns.categories.count()), slots, categories, 1),
    }
  }

  const countAll = (): Goods => {
    const { flags } = columns.numbers
    const matches = new Uint8Array(columns.size())
    const room = new Uint32Array(matches.length + 1)
    let size = 0
    for (let slot = 0; slot < matches.length; slot++) {
      const match = matchesOfFlags[flags[slot] ?? 0] ?? OUT
      matches[slot] = match
      room[size] = slot
      size += Number(match !== OUT)
    }
    const slots = room.subarray(0, size)
    let parts: Uint32Array | null = null
    const countParts = () => {
      parts ??= Uint32Array.from({ length: columns.attributes.count() }, (_, part) =>
        columns.parts.count(part),
      )
      return parts.slice()
    }
    return { slots, matches, counts: countsOf(slots), countParts }
  }

  const countBuyable = (all: Goods): Goods => {
    const room = () => new Uint32Array(all.slots.length + 1)
    const { ones: slots, others } = divide(all.slots, all.matches, isBuyable, room(), room())
    const matches = all.matches.slice()
    for (let place = 0; place < others.length; place++) matches[others[place] ?? 0] = OUT
    let parts: Uint32Array | null = null
    return {
      slots,
      matches,
      counts: countsOf(slots),
      countParts: () => {
        if (parts === null) {
          parts = all.countParts()
          columns.parts.countInto(parts, others, -1)
        }
        return parts.slice()
      },
    }
  }

  const count = (): WholeShop => {
    const all = countAll()
    let buyable: Goods | null = null
    let groups: ReturnType<typeof groupByKind> | null = null
    return {
      ...all,
      buyable: () => {
        buyable ??= countBuyable(all)
        return buyable
      },
      inCategories: (holding, room) => {
        const counts = all.counts.categories
        groups ??= groupByKind(all.slots, columns.numbers.categories, counts.length)
        const { begins, grouped } = groups
        let count = 0
        for (let kind = 0; kind < counts.length; kind++) {
          if (holding[kind] !== 1) continue
          room.set(grouped.subarray(begins[kind], begins[kind + 1]), count)
          count += counts[kind] ?? 0
        }
        return room.subarray(0, count)
      },
    }
  }

  return {
    now: (): WholeShop => {
      known ??= count()
      return known
    },
    forget: (): void => {
      known = null
    },
  }
}
