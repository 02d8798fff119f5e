import { makeDictionary } from './dictionary.ts'
import { makeHolders } from './holders.ts'
import { makeNumberLists } from './number-lists.ts'

/** How well a word of a query matches a product, as in `relevanceOrder`: 0 for a word inside another one. */
const BEGINS = 1
const WHOLE = 2

/** How a whole query stands in a product, as in `relevanceOrder`: it begins with it, or holds it. */
const AT_FIRST = 3
const WITHIN = 1

export interface WordsFound {
  /** By slot: 1 for products that hold every word. */
  found: Uint8Array
  /** Their slots. */
  slots: readonly number[]
  /** By slot: how well, summed over the words. */
  quality: Uint8Array
}

/** Inverted index of words for the whole shop: finds what the trigram index and `fits` of search/found.ts find. */
export const makeWords = () => {
  const dictionary = makeDictionary()
  const holders = makeHolders()
  /** The words of products one after the other. What a product had before stays, until the index is made anew. */
  const texts = makeNumberLists()
  /** By slot: the place of its words in `texts`, plus one; 0 without words. */
  const placeOf: number[] = []
  let isPacked = false

  const none = new Uint32Array()
  const wordsOf = (slot: number): Uint32Array => {
    const place = placeOf[slot] ?? 0
    return place === 0 ? none : texts.at(place - 1)
  }

  /** Whether the words from a place on go on as `rest` does from its letter `at` on. */
  const goesOn = (text: Uint32Array, place: number, rest: string, at: number): boolean => {
    let read = at
    for (let next = place; next < text.length; next++) {
      const word = text[next] ?? 0
      const size = Math.min(dictionary.lengthOf(word), rest.length - read)
      if (!dictionary.hasAt(word, 0, rest, read, size)) return false
      read += size
      if (read === rest.length) return true
    }
    return false
  }

  /** Whether `first` stands in the product with the rest of `word` run on after it, over the border of words. */
  const runsOn = (slot: number, first: number, word: string, rest: number): boolean => {
    const text = wordsOf(slot)
    for (let place = text.indexOf(first); place !== -1; place = text.indexOf(first, place + 1))
      if (goesOn(text, place + 1, word, rest)) return true
    return false
  }

  /** Two parts of a word, of which the first is a word of the shop; `rest` is where the second begins. */
  const cutsOf = function* (word: string): Generator<{ first: number; rest: number }> {
    let rest = 0
    for (const letter of word) {
      rest += letter.length
      const first = rest < word.length ? dictionary.find(word.slice(0, rest)) : undefined
      if (first !== undefined) yield { first, rest }
    }
  }

  /** The slots that hold a word; and by slot its quality plus one, or 0. */
  const find = (word: string, size: number): { slots: number[]; best: Uint8Array } => {
    const slots: number[] = []
    const best = new Uint8Array(size)
    const note = (slot: number, level: number) => {
      const before = best[slot] ?? 0
      if (before === 0) slots.push(slot)
      if (before < level) best[slot] = level
    }
    for (const number of dictionary.holding(word)) {
      const begins = dictionary.hasAt(number, 0, word, 0, word.length)
      const level = 1 + (!begins ? 0 : dictionary.lengthOf(number) === word.length ? WHOLE : BEGINS)
      for (const some of holders.of(number)) for (const slot of some) note(slot, level)
    }
    for (const { first, rest } of cutsOf(word))
      for (const some of holders.of(first))
        for (const slot of some) if (best[slot] === 0 && runsOn(slot, first, word, rest)) note(slot, 1)
    return { slots, best }
  }

  const remove = (slot: number) => {
    if (isPacked) for (const word of new Set(wordsOf(slot))) holders.remove(word, slot)
    placeOf[slot] = 0
  }

  const isSame = (slot: number, text: readonly number[]) => {
    const own = wordsOf(slot)
    return own.length === text.length && text.every((word, place) => own[place] === word)
  }

  return {
    remove,

    /** Notes the words of a product, separated by single spaces. */
    put: (slot: number, spaced: string): void => {
      const text = spaced.split(' ').filter(Boolean).map(dictionary.add)
      if (isSame(slot, text)) return
      remove(slot)
      placeOf[slot] = texts.push(text) + 1
      if (isPacked) for (const word of new Set(text)) holders.add(word, slot)
    },

    /** Makes what was put until now ready to be found; what is put afterwards is found at once. */
    pack: (): void => {
      holders.pack(dictionary.size(), placeOf.length, wordsOf)
      isPacked = true
    },

    /** Whether any product holds the word. */
    holds: (word: string): boolean => {
      for (const number of dictionary.holding(word)) if (holders.has(number)) return true
      for (const { first, rest } of cutsOf(word))
        for (const some of holders.of(first))
          for (const slot of some) if (runsOn(slot, first, word, rest)) return true
      return false
    },

    /** Which products hold all of these words, for so many slots. */
    find: (words: readonly string[], size: number): WordsFound => {
      const found = new Uint8Array(size)
      const quality = new Uint8Array(size)
      const slots: number[] = []
      const [rarest, ...others] = words
        .map((word) => find(word, size))
        .sort((one, other) => one.slots.length - other.slots.length)
      for (const slot of rarest?.slots ?? []) {
        if (others.some(({ best }) => best[slot] === 0)) continue
        found[slot] = 1
        slots.push(slot)
        quality[slot] = others.reduce(
          (sum, { best }) => sum + (best[slot] ?? 0) - 1,
          (rarest?.best[slot] ?? 0) - 1,
        )
      }
      return { found, slots, quality }
    },

    /** Returns how a phrase, run together, stands in the text of a product, run together. */
    phraseLevels: (joined: string): ((slot: number) => number) => {
      /** By word: the letters of the phrase after each end of it that the word ends with; 0 when the word holds it all. */
      const restsOf = new Map<number, readonly number[]>()
      const restsIn = (word: number): readonly number[] => {
        const known = restsOf.get(word)
        if (known) return known
        const length = dictionary.lengthOf(word)
        const rests: number[] = []
        for (let from = 0; from < length; from++) {
          const size = Math.min(length - from, joined.length)
          if (dictionary.hasAt(word, from, joined, 0, size)) rests.push(size)
        }
        restsOf.set(word, rests)
        return rests
      }
      return (slot) => {
        const text = wordsOf(slot)
        if (goesOn(text, 0, joined, 0)) return AT_FIRST
        for (let place = 0; place < text.length; place++)
          for (const rest of restsIn(text[place] ?? 0))
            if (rest === joined.length || goesOn(text, place + 1, joined, rest)) return WITHIN
        return 0
      }
    },
  }
}
