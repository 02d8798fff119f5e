import { AVAILABLE, FLAGS } from '../columns.ts'

// How a list matches a product: not at all, or it is in it, or it would be if there were not this one filter.
export const OUT = 0
export const SOLD_OUT = 1
export const BUYABLE = 2
export const FAILS_BRAND = 3
export const FAILS_PRICE = 4
export const FAILS_DISCOUNT = 5
const FAILS_ATTRIBUTE = 6
export const MATCHES = 256

/** Of the names that a list filters by; after some two hundred they share the last one. */
export const failsAttribute = (index: number): number => Math.min(FAILS_ATTRIBUTE + index, MATCHES - 1)

/** By match. */
export const isListed = Uint8Array.from({ length: MATCHES }, (_, match) =>
  Number(match === SOLD_OUT || match === BUYABLE),
)

/** By the flags of a product: its match before any filter. */
export const matchesOfFlags = Uint8Array.from({ length: FLAGS }, (_, flags) =>
  flags === 0 ? OUT : (flags & AVAILABLE) === 0 ? SOLD_OUT : BUYABLE,
)

/** Parts the slots of some: those that match in one of some ways, and the others. Both rooms have a place more than there are some. */
export const divide = (
  some: Uint32Array,
  matches: Uint8Array,
  isOne: Uint8Array,
  roomOfOnes: Uint32Array,
  roomOfOthers: Uint32Array,
): { ones: Uint32Array; others: Uint32Array } => {
  let count = 0
  for (let place = 0; place < some.length; place++) {
    const slot = some[place] ?? 0
    // Written to both, and over it the next one in the one where it does not belong: nothing has to be guessed.
    roomOfOnes[count] = slot
    roomOfOthers[place - count] = slot
    count += isOne[matches[slot] ?? OUT] ?? 0
  }
  return { ones: roomOfOnes.subarray(0, count), others: roomOfOthers.subarray(0, some.length - count) }
}

/** The slots of some that match in one of some ways; `isOne` is by match. `room` has a place more than there will be. */
export const slotsOf = (
  some: Uint32Array,
  matches: Uint8Array,
  isOne: Uint8Array,
  room: Uint32Array,
): Uint32Array => {
  let count = 0
  for (let place = 0; place < some.length; place++) {
    const slot = some[place] ?? 0
    // Likewise.
    room[count] = slot
    count += isOne[matches[slot] ?? OUT] ?? 0
  }
  return room.subarray(0, count)
}
