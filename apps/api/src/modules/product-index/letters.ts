import { makeWriter } from './letters-of.ts'

/** So few that every test sees them grow. */
const FIRST_SLOTS = 8
export const SPACE = 32
const [ZERO, NINE] = [48, 57]
/** The bits of a slot. Letters that come after so many others share the last one. */
const BITS = 64

/** How a letter stands in the words of a product. */
export const INSIDE = 1
export const AT_BEGIN = 2

export const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE

/** Whether a number may begin behind a letter, when it might before it: as `fits` of search/found.ts has it. */
export const mayBeginBehind = (unit: number, mightBefore: boolean): boolean =>
  !isDigit(unit) || (unit === ZERO && mightBefore)

/** The last letter of a word and the first one of the next, as code units. */
type Border = readonly [last: number, first: number]

/** Other borders may have the same bit. */
const borderBitOf = (last: number, first: number): number => Math.imul(last * 31 + first, 0x9e3779b1) >>> 26

/** Where one of the bits of a slot stands. */
const placeOf = (slot: number, bit: number): number => 2 * slot + (bit >> 5)

const setBit = (bits: Int32Array, slot: number, bit: number): void => {
  const place = placeOf(slot, bit)
  bits[place] = (bits[place] ?? 0) | (1 << (bit & 31))
}

const arranged = (bits: Int32Array<ArrayBuffer>, order: Uint32Array): Int32Array<ArrayBuffer> => {
  const result = new Int32Array(bits.length)
  for (let slot = 0; slot < order.length; slot++) {
    const before = order[slot] ?? 0
    result[2 * slot] = bits[2 * before] ?? 0
    result[2 * slot + 1] = bits[2 * before + 1] ?? 0
  }
  return result
}

/**
 * Which letters stand in the words of a product (of digits those that begin a number), which begin them, and which meet where one ends and the next begins, as bits:
 * most words of a large shop are codes, and to look for one digit in each of them takes longer than to look at every product.
 */
export const makeLetters = () => {
  /** By code unit: the number of its bit plus one; 0 for a letter that did not come yet. */
  const numbers = new Uint8Array(0x10000)
  let count = 0
  const write = makeWriter()
  let inside = new Int32Array((FIRST_SLOTS * BITS) / 32)
  let atBegin = new Int32Array(inside.length)
  let borders = new Int32Array(inside.length)

  const bitOf = (unit: number): number => {
    if (numbers[unit] === 0) {
      count = Math.min(count + 1, BITS)
      numbers[unit] = count
    }
    return (numbers[unit] ?? 0) - 1
  }
  const grow = () => {
    const twice = (bits: Int32Array): Int32Array<ArrayBuffer> => {
      const more = new Int32Array(2 * bits.length)
      more.set(bits)
      return more
    }
    inside = twice(inside)
    atBegin = twice(atBegin)
    borders = twice(borders)
  }

  return {
    /** Notes the words of a product, separated by single spaces. */
    put: (slot: number, spaced: string): void => {
      while (2 * slot >= inside.length) grow()
      for (const bits of [inside, atBegin, borders]) bits.fill(0, 2 * slot, 2 * slot + 2)
      let before = SPACE
      let mayNumberBegin = true
      const units = write(spaced)
      for (let at = 0; at < spaced.length; at++) {
        const unit = units[at] ?? 0
        if (unit !== SPACE) {
          const bit = bitOf(unit)
          if (mayNumberBegin || !isDigit(unit)) setBit(inside, slot, bit)
          if (before === SPACE) setBit(atBegin, slot, bit)
          if (before === SPACE && at > 1) setBit(borders, slot, borderBitOf(units[at - 2] ?? 0, unit))
        }
        before = unit
        mayNumberBegin = mayBeginBehind(unit, mayNumberBegin)
      }
    },

    /** Gives each slot the letters that the slot at its place in `order` had. */
    arrange: (order: Uint32Array): void => {
      while (2 * order.length > inside.length) grow()
      inside = arranged(inside, order)
      atBegin = arranged(atBegin, order)
      borders = arranged(borders, order)
    },

    /** Returns how a letter stands in a product's words, 0 where it does not; null for a letter without a bit of its own. */
    levels: (letter: string): ((slot: number) => number) | null => {
      const number = numbers[letter.charCodeAt(0)] ?? 0
      if (number === BITS) return null
      if (number === 0) return () => 0
      const [bit, mask] = [number - 1, 1 << ((number - 1) & 31)]
      return (slot) => {
        const place = placeOf(slot, bit)
        if (((inside[place] ?? 0) & mask) === 0) return 0
        return ((atBegin[place] ?? 0) & mask) === 0 ? INSIDE : AT_BEGIN
      }
    },

    /** Returns whether a product has one of some borders; true for a few that have not. */
    mayHaveOneOf: (some: readonly Border[]): ((slot: number) => boolean) => {
      const wanted = new Int32Array(2)
      for (const [last, first] of some) setBit(wanted, 0, borderBitOf(last, first))
      const [low = 0, high = 0] = wanted
      return (slot) => ((borders[2 * slot] ?? 0) & low) !== 0 || ((borders[2 * slot + 1] ?? 0) & high) !== 0
    },
  }
}
