/** So few that every test sees them grow. */
const FIRST_TEXTS = 8
const FIRST_LETTERS = 32

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  // The lowest bits choose the place, and the last letters alone would decide on them.
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Which pairs of letters stand in a text, a bit each; two pairs may have the same. A part of a text has none that it has not. */
const pairsIn = (text: string): number => {
  let pairs = 0
  for (let place = 1; place < text.length; place++)
    pairs |= 1 << (Math.imul(text.charCodeAt(place - 1) * 31 + text.charCodeAt(place), 0x9e3779b1) >>> 27)
  return pairs
}

/**
 * Texts as small numbers, from 0 on, in the order in which they came. They lie one after the other in one array: a
 * string of its own and its entry in a `Map` take a hundred bytes of each, and a large shop has millions of words.
 */
export const makeDictionary = () => {
  let letters = new Uint16Array(FIRST_LETTERS)
  let used = 0
  /** By number: where its text begins; the next one begins behind it. */
  let begins = new Uint32Array(FIRST_TEXTS)
  let pairs = new Int32Array(FIRST_TEXTS)
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

  /** Where a text stands in the table, or the free place where it would. */
  const placeOf = (text: string): number => {
    const mask = table.length - 1
    let place = hashOf(text) & mask
    for (let known = table[place] ?? 0; known !== 0; known = table[place] ?? 0) {
      if (lengthOf(known - 1) === text.length && hasAt(known - 1, 0, text, 0, text.length)) return place
      place = (place + 1) & mask
    }
    return place
  }

  const textOf = (number: number): string => {
    const from = begins[number] ?? 0
    return String.fromCharCode(...letters.subarray(from, from + lengthOf(number)))
  }

  const grow = () => {
    const more = new Uint32Array(2 * begins.length)
    more.set(begins)
    begins = more
    const morePairs = new Int32Array(begins.length)
    morePairs.set(pairs)
    pairs = morePairs
    table = new Uint32Array(2 * begins.length)
    for (let number = 0; number < count; number++) table[placeOf(textOf(number))] = number + 1
  }

  const find = (text: string): number | undefined => {
    const known = table[placeOf(text)] ?? 0
    return known === 0 ? undefined : known - 1
  }

  const holds = (number: number, part: string): boolean => {
    for (let from = lengthOf(number) - part.length; from >= 0; from--)
      if (hasAt(number, from, part, 0, part.length)) return true
    return false
  }

  return {
    size: () => count,
    find,
    textOf,
    lengthOf,
    hasAt,

    /** The number of a text; a new one is given if it has none. */
    add: (text: string): number => {
      let place = placeOf(text)
      const known = table[place] ?? 0
      if (known !== 0) return known - 1
      if (count === begins.length) {
        grow()
        place = placeOf(text)
      }
      if (used + text.length > letters.length) {
        const more = new Uint16Array(2 * Math.max(letters.length, text.length))
        more.set(letters)
        letters = more
      }
      table[place] = count + 1
      begins[count] = used
      pairs[count] = pairsIn(text)
      for (let at = 0; at < text.length; at++) letters[used++] = text.charCodeAt(at)
      return count++
    },

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
    holding: (part: string): number[] => {
      const wanted = pairsIn(part)
      const numbers: number[] = []
      for (let number = 0; number < count; number++)
        if (((pairs[number] ?? 0) & wanted) === wanted && holds(number, part)) numbers.push(number)
      return numbers
    },
  }
}

export type Dictionary = ReturnType<typeof makeDictionary>
