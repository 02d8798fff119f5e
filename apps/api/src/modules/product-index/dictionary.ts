/** So few that every test sees them grow. */
const FIRST_TEXTS = 8
const FIRST_LETTERS = 32
/** Stands between two texts, so that no part is found across their border. */
const BORDER = 0

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  // The lowest bits choose the place, and the last letters alone would decide on them.
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Texts as small numbers, from 0 on, in the order in which they came. They lie one after the other in one array: a
 * string of its own and its entry in a `Map` take a hundred bytes of each, and a large shop has millions of words.
 */
export const makeDictionary = () => {
  let letters = new Uint16Array(FIRST_LETTERS)
  let used = 0
  /** By number: where its text begins; the next one begins behind the border. */
  let begins = new Uint32Array(FIRST_TEXTS)
  let count = 0
  /** A number plus one, at its hash or the next free place after it. */
  let table = new Uint32Array(2 * FIRST_TEXTS)

  const lengthOf = (number: number): number =>
    (number + 1 < count ? (begins[number + 1] ?? 0) : used) - (begins[number] ?? 0) - 1

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
    table = new Uint32Array(2 * begins.length)
    for (let number = 0; number < count; number++) table[placeOf(textOf(number))] = number + 1
  }

  const find = (text: string): number | undefined => {
    const known = table[placeOf(text)] ?? 0
    return known === 0 ? undefined : known - 1
  }

  /** The number of the text that stands at a place, which none before `from` does. */
  const numberAt = (position: number, from: number): number => {
    // The next one is mostly near.
    let low = from
    let step = 1
    while (low + step < count && (begins[low + step] ?? 0) <= position) {
      low += step
      step *= 2
    }
    let high = Math.min(low + step, count)
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((begins[middle] ?? 0) <= position) low = middle
      else high = middle
    }
    return low
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
      if (used + text.length + 1 > letters.length) {
        const more = new Uint16Array(2 * Math.max(letters.length, text.length))
        more.set(letters)
        letters = more
      }
      table[place] = count + 1
      begins[count] = used
      for (let at = 0; at < text.length; at++) letters[used++] = text.charCodeAt(at)
      letters[used++] = BORDER
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
    holding: function* (part: string): Generator<number> {
      const bytes = Buffer.from(letters.buffer, 0, 2 * used)
      let number = 0
      for (let at = bytes.indexOf(part, 0, 'utf16le'); at !== -1; ) {
        number = numberAt(at / 2, number)
        yield number
        at = bytes.indexOf(part, 2 * ((begins[number] ?? 0) + lengthOf(number)), 'utf16le')
      }
    },
  }
}

export type Dictionary = ReturnType<typeof makeDictionary>
