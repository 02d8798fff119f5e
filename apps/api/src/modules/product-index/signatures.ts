import { makeWriter } from './letters-of.ts'

/** Pairs of letters share the lower bits; the last letter has the five above them. */
const PAIRS = 27
const BITS = 32

/** Five bits of a letter; neighbours in an alphabet have different ones. */
export const fiveBitsOf = (number: number): number => Math.imul(number, 0x9e3779b1) >>> PAIRS

const write = makeWriter()

/** Which pairs of letters stand in a part of a text, a bit each; two pairs may have the same. A part has none that its text has not. */
const pairsIn = (letters: Uint16Array, from: number, end: number): number => {
  let pairs = 0
  for (let at = from + 1; at < end; at++)
    pairs |= 1 << (fiveBitsOf((letters[at - 1] ?? 0) * 31 + (letters[at] ?? 0)) % PAIRS)
  return pairs
}

/** The place of the lowest bit that is set. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** Calls `note` with the place of each bit that is set. */
export const eachBit = (bits: Int32Array, note: (place: number) => void): void => {
  for (let index = 0; index < bits.length; index++)
    for (let some = bits[index] ?? 0; some !== 0; some &= some - 1) note(32 * index + lowest(some))
}

/** Whether any place whose bit is set is a right one. */
export const someBit = (bits: Int32Array, isRight: (place: number) => boolean): boolean => {
  for (let index = 0; index < bits.length; index++)
    for (let some = bits[index] ?? 0; some !== 0; some &= some - 1)
      if (isRight(32 * index + lowest(some))) return true
  return false
}

/**
 * A signature for each of many texts: which pairs of letters stand in it, and its last letter. They lie in slices, one for
 * each bit of all signatures ("bit-sliced signature file"), so that one operation tells it of 32 texts: most that do not
 * hold a part are ruled out without being read.
 */
export const makeSignatures = () => {
  let slices = Array.from({ length: BITS }, () => new Int32Array(1))
  let count = 0

  /** A bit for each text: whether its signature has all of some pairs. */
  const having = (pairs: number): Int32Array => {
    const result = new Int32Array((count + 31) >> 5).fill(-1)
    // Of numbers that no text has yet there are none.
    if (count & 31) result[count >> 5] = (1 << (count & 31)) - 1
    for (const [bit, slice] of slices.entries())
      if ((pairs >>> bit) & 1)
        for (let index = 0; index < result.length; index++)
          result[index] = (result[index] ?? 0) & (slice[index] ?? 0)
    return result
  }

  /** A bit for each text: whether the five bits of its last letter are these. */
  const endingWith = (five: number): Int32Array => {
    const result = having(0)
    for (let bit = 0; bit < BITS - PAIRS; bit++) {
      const slice = slices[PAIRS + bit] ?? new Int32Array()
      const turned = (five >>> bit) & 1 ? 0 : -1
      for (let index = 0; index < result.length; index++)
        result[index] = (result[index] ?? 0) & ((slice[index] ?? 0) ^ turned)
    }
    return result
  }

  return {
    /** Notes the text with the next number: letters from one place up to another. */
    add: (letters: Uint16Array, from: number, end: number): void => {
      if (count === 32 * (slices[0]?.length ?? 0))
        slices = slices.map((slice) => {
          const more = new Int32Array(2 * slice.length)
          more.set(slice)
          return more
        })
      const signature = pairsIn(letters, from, end) | (fiveBitsOf(letters[end - 1] ?? 0) << PAIRS)
      for (let some = signature; some !== 0; some &= some - 1) {
        const slice = slices[lowest(some)] ?? new Int32Array()
        slice[count >> 5] = (slice[count >> 5] ?? 0) | (1 << (count & 31))
      }
      count += 1
    },

    /** A bit for each text, set for all that hold `text` from one of its places on, and for few others. */
    mayHold: (text: string, from = 0): Int32Array => having(pairsIn(write(text), from, text.length)),

    /** A bit for each text, set for all that end with the first letters of `other` and for few others. */
    mayEndInto: (other: string): Int32Array => {
      const firstLetter = fiveBitsOf(other.charCodeAt(0))
      const letters = new Set(
        Array.from({ length: other.length }, (_, at) => fiveBitsOf(other.charCodeAt(at))),
      )
      const firstPair = having(pairsIn(write(other), 0, Math.min(2, other.length)))
      const result = new Int32Array(firstPair.length)
      for (const letter of letters) {
        const ends = endingWith(letter)
        // With its first letter alone, or with two of them at least.
        for (let index = 0; index < result.length; index++)
          result[index] =
            (result[index] ?? 0) |
            ((ends[index] ?? 0) & (letter === firstLetter ? -1 : (firstPair[index] ?? 0)))
      }
      return result
    },
  }
}
