import { isDigit, mayBeginBehind } from './letters.ts'
import { makeWriter } from './letters-of.ts'
import { eachBit, fiveBitsOf, makeSignatures, someBit } from './signatures.ts'

/** Small, so that every test makes the arrays grow. */
const FIRST_TEXTS = 8
const FIRST_LETTERS = 32
/** How much larger the array of letters becomes when it is full: doubling would leave half of a large one empty. */
const GROWTH = 1.25

// FNV-1a.
const FIRST_HASH = 0x811c9dc5
const hashOfLetters = (letters: Uint16Array, from: number, end: number): number => {
  let hash = FIRST_HASH
  for (let at = from; at < end; at++) hash = Math.imul(hash ^ (letters[at] ?? 0), 0x01000193)
  // The lowest bits choose a place; without this the last letters alone would decide on them.
  return (hash ^ (hash >>> 15)) >>> 0
}

const write = makeWriter()
/** A number of 32 bits that other texts rarely have. */
export const hashOf = (text: string): number => hashOfLetters(write(text), 0, text.length)

/**
 * Numbers texts from 0 on, in the order in which they came. They lie one after the other in one array: a string of its
 * own and its entry in a `Map` would take a hundred bytes per text, and a large shop has millions of words.
 */
export const makeDictionary = () => {
  let letters = new Uint16Array(FIRST_LETTERS)
  let used = 0
  /** By number: where its text begins; the next one begins behind it. */
  let begins = new Uint32Array(FIRST_TEXTS)
  const signatures = makeSignatures()
  /** By number: five bits of its first letter. */
  let firsts = new Uint8Array(FIRST_TEXTS)
  let count = 0
  /** A number plus one, at its hash or the next free place after it. */
  let table = new Uint32Array(2 * FIRST_TEXTS)

  const lengthOf = (number: number): number =>
    (number + 1 < count ? (begins[number + 1] ?? 0) : used) - (begins[number] ?? 0)

  /** Whether a text has these letters of `other` from one of its places on: `size` of them, from `at` on. */
  const hasAt = (number: number, from: number, other: string, at: number, size: number): boolean => {
    const first = (begins[number] ?? 0) + from
    for (let place = 0; place < size; place++)
      if (letters[first + place] !== other.charCodeAt(at + place)) return false
    return true
  }

  /** Whether a text consists of these letters. */
  const isWhole = (number: number, others: Uint16Array, from: number, size: number): boolean => {
    if (lengthOf(number) !== size) return false
    const first = begins[number] ?? 0
    for (let place = 0; place < size; place++)
      if (letters[first + place] !== others[from + place]) return false
    return true
  }

  /** Where a text stands in the table, or the free place where it would. */
  const placeOf = (others: Uint16Array, from: number, end: number): number => {
    const mask = table.length - 1
    let place = hashOfLetters(others, from, end) & mask
    for (let known = table[place] ?? 0; known !== 0; known = table[place] ?? 0) {
      if (isWhole(known - 1, others, from, end - from)) return place
      place = (place + 1) & mask
    }
    return place
  }

  const textOf = (number: number): string => {
    const from = begins[number] ?? 0
    return String.fromCharCode(...letters.subarray(from, from + lengthOf(number)))
  }

  /** Puts a number where its text belongs in a table without it. */
  const enter = (number: number): void => {
    const mask = table.length - 1
    const from = begins[number] ?? 0
    let place = hashOfLetters(letters, from, from + lengthOf(number)) & mask
    while (table[place] !== 0) place = (place + 1) & mask
    table[place] = number + 1
  }

  const grow = () => {
    const more = new Uint32Array(2 * begins.length)
    more.set(begins)
    begins = more
    const moreFirsts = new Uint8Array(begins.length)
    moreFirsts.set(firsts)
    firsts = moreFirsts
    table = new Uint32Array(2 * begins.length)
    for (let number = 0; number < count; number++) enter(number)
  }

  const find = (text: string): number | undefined => {
    const known = table[placeOf(write(text), 0, text.length)] ?? 0
    return known === 0 ? undefined : known - 1
  }

  /** Returns the number of a text, given as the letters between two places; a text without a number gets a new one. */
  const addLetters = (others: Uint16Array, from: number, end: number): number => {
    let place = placeOf(others, from, end)
    const known = table[place] ?? 0
    if (known !== 0) return known - 1
    if (count === begins.length) {
      grow()
      place = placeOf(others, from, end)
    }
    if (used + end - from > letters.length) {
      const more = new Uint16Array(Math.max(Math.ceil(GROWTH * letters.length), used + end - from))
      more.set(letters)
      letters = more
    }
    table[place] = count + 1
    begins[count] = used
    signatures.add(others, from, end)
    firsts[count] = fiveBitsOf(others[from] ?? 0)
    for (let at = from; at < end; at++) letters[used++] = others[at] ?? 0
    return count++
  }

  /** Whether a text holds a part, which begins with a digit, at a place where a number begins. */
  const holdsNumber = (number: number, part: string): boolean => {
    const first = begins[number] ?? 0
    let mayBegin = true
    for (let from = 0; from <= lengthOf(number) - part.length; from++) {
      if (mayBegin && hasAt(number, from, part, 0, part.length)) return true
      mayBegin = mayBeginBehind(letters[first + from] ?? 0, mayBegin)
    }
    return false
  }

  const holds = (number: number, part: string): boolean => {
    for (let from = lengthOf(number) - part.length; from >= 0; from--)
      if (hasAt(number, from, part, 0, part.length)) return true
    return false
  }

  /**
   * Whether a text may begin with a letter; false for most texts that do not, and faster than reading its first letter.
   */
  const mayBeginWith = (number: number, letter: number): boolean => firsts[number] === fiveBitsOf(letter)

  /** Whether a text begins with all of another one from one of its places on. */
  const beginsWithEnd = (number: number, other: string, at: number): boolean =>
    mayBeginWith(number, other.charCodeAt(at)) &&
    lengthOf(number) >= other.length - at &&
    hasAt(number, 0, other, at, other.length - at)

  const holdingAs = (part: string, isHeld: (number: number, part: string) => boolean): number[] => {
    const numbers: number[] = []
    eachBit(signatures.mayHold(part), (number) => {
      if (isHeld(number, part)) numbers.push(number)
    })
    return numbers
  }

  return {
    size: () => count,
    find,
    textOf,
    lengthOf,
    hasAt,

    mayBeginWith,

    addLetters,
    add: (text: string): number => addLetters(write(text), 0, text.length),

    /** Whether one text stands before another in code unit order. */
    isBefore: (one: number, other: number): boolean => {
      const first = begins[one] ?? 0
      const second = begins[other] ?? 0
      const size = Math.min(lengthOf(one), lengthOf(other))
      for (let place = 0; place < size; place++) {
        const difference = (letters[first + place] ?? 0) - (letters[second + place] ?? 0)
        if (difference !== 0) return difference < 0
      }
      return lengthOf(one) < lengthOf(other)
    },

    /** The numbers of the texts that hold a part. */
    holding: (part: string): number[] => holdingAs(part, holds),

    /** The same, but a part that begins with a digit only where a number begins, like `fits` of search/found.ts. */
    fitting: (part: string): number[] => holdingAs(part, isDigit(part.charCodeAt(0)) ? holdsNumber : holds),

    /**
     * Returns a bit for each text: whether it may end with the first letters of another one, or hold all of it; also
     * set for a few that do not. It is used where this is asked of very many texts, in no order.
     */
    mayEndInto: (other: string): Int32Array => {
      const may = signatures.mayEndInto(other)
      const whole = signatures.mayHold(other)
      return may.map((bits, index) => bits | (whole[index] ?? 0))
    },

    /**
     * Returns the places in another text, except its first one, from which on the rest of it is the beginning of a
     * known text.
     */
    placesOfEnds: (other: string): number[] => {
      const isBegun = (at: number): boolean =>
        someBit(signatures.mayHold(other, at), (number) => beginsWithEnd(number, other, at))
      return Array.from({ length: other.length - 1 }, (_, index) => index + 1).filter(isBegun)
    },
  }
}

export type Dictionary = ReturnType<typeof makeDictionary>
