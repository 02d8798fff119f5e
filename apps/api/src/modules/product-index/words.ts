import { makeDictionary } from './dictionary.ts'

/** How well a word of a query matches a product, as in `relevanceOrder`: 0 for a word inside another one. */
const BEGINS = 1
const WHOLE = 2

/** By slot. */
export interface WordsFound {
  /** 1 for products that hold every word. */
  found: Uint8Array
  /** How well, summed over the words. */
  quality: Uint8Array
}

/** Inverted index of words for the whole shop: finds what the trigram index and `fits` of search/found.ts find. */
export const makeWords = () => {
  const dictionary = makeDictionary()
  /** By word: the slots that hold it. */
  const holders: number[][] = []
  /** By slot: its words one after the other. */
  const texts: number[][] = []
  /** All words in one text, which is searched many times faster than one after the other. */
  let vocabulary = '\n'

  const numberOf = (word: string) => {
    const number = dictionary.add(word)
    if (holders[number] === undefined) {
      holders[number] = []
      vocabulary += `${word}\n`
    }
    return number
  }

  const withPart = function* (part: string): Generator<number> {
    for (let at = vocabulary.indexOf(part); at !== -1; ) {
      const end = vocabulary.indexOf('\n', at)
      const word = dictionary.find(vocabulary.slice(vocabulary.lastIndexOf('\n', at) + 1, end))
      if (word !== undefined) yield word
      at = vocabulary.indexOf(part, end)
    }
  }

  /** Whether the words after one place go on as `rest` does. */
  const goesOn = (text: readonly number[], place: number, rest: string): boolean => {
    let left = rest
    for (let next = place + 1; next < text.length; next++) {
      const word = dictionary.texts[text[next] ?? -1] ?? ''
      if (word.startsWith(left)) return true
      if (!left.startsWith(word)) return false
      left = left.slice(word.length)
    }
    return false
  }

  /** Whether `first` stands in the product with `rest` run on after it, over the border of words. */
  const runsOn = (slot: number, first: number, rest: string): boolean => {
    const text = texts[slot] ?? []
    for (let place = text.indexOf(first); place !== -1; place = text.indexOf(first, place + 1))
      if (goesOn(text, place, rest)) return true
    return false
  }

  /** Two parts of a word, of which the first is a word of the shop. */
  const cutsOf = function* (word: string): Generator<{ first: number; rest: string }> {
    const letters = [...word]
    for (let cut = 1; cut < letters.length; cut++) {
      const first = dictionary.find(letters.slice(0, cut).join(''))
      if (first !== undefined) yield { first, rest: letters.slice(cut).join('') }
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
    for (const number of withPart(word)) {
      const text = dictionary.texts[number] ?? ''
      const level = 1 + (text === word ? WHOLE : text.startsWith(word) ? BEGINS : 0)
      for (const slot of holders[number] ?? []) note(slot, level)
    }
    for (const { first, rest } of cutsOf(word))
      for (const slot of holders[first] ?? [])
        if (best[slot] === 0 && runsOn(slot, first, rest)) note(slot, 1)
    return { slots, best }
  }

  const remove = (slot: number) => {
    for (const word of new Set(texts[slot])) {
      const slots = holders[word] ?? []
      const place = slots.indexOf(slot)
      slots[place] = slots.at(-1) ?? slot
      slots.pop()
    }
    texts[slot] = []
  }

  return {
    remove,

    /** Notes the words of a product, separated by single spaces. */
    put: (slot: number, spaced: string): void => {
      const text = spaced.split(' ').filter(Boolean).map(numberOf)
      if (String(text) === String(texts[slot])) return
      remove(slot)
      texts[slot] = text
      for (const word of new Set(text)) holders[word]?.push(slot)
    },

    /** Whether any product holds the word. */
    holds: (word: string): boolean => {
      for (const number of withPart(word)) if ((holders[number] ?? []).length > 0) return true
      for (const { first, rest } of cutsOf(word))
        if ((holders[first] ?? []).some((slot) => runsOn(slot, first, rest))) return true
      return false
    },

    /** Which products hold all of these words, for so many slots. */
    find: (words: readonly string[], size: number): WordsFound => {
      const found = new Uint8Array(size)
      const quality = new Uint8Array(size)
      const [rarest, ...others] = words
        .map((word) => find(word, size))
        .sort((one, other) => one.slots.length - other.slots.length)
      for (const slot of rarest?.slots ?? []) {
        if (others.some(({ best }) => best[slot] === 0)) continue
        found[slot] = 1
        quality[slot] = others.reduce(
          (sum, { best }) => sum + (best[slot] ?? 0) - 1,
          (rarest?.best[slot] ?? 0) - 1,
        )
      }
      return { found, quality }
    },
  }
}
