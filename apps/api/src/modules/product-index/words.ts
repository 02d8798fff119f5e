import { makeDictionary } from './dictionary.ts'
import { makeHolders } from './holders.ts'
import { makeLetters } from './letters.ts'
import { makeNumberLists } from './number-lists.ts'

/** How well a word of a query matches a product, as in `relevanceOrder`: 0 for a word inside another one. */
const BEGINS = 1
const WHOLE = 2

/** How a whole query stands in a product, as in `relevanceOrder`: it begins with it, or holds it. */
const AT_FIRST = 3
const WITHIN = 1

export interface WordsFound {
  /** The slots of the products that hold every word. */
  slots: readonly number[]
  /** By slot: how well, summed over the words; 0 for those that do not hold every word. */
  quality: Uint8Array
}

/** The products that hold a word of a query. A level is its quality plus one; 0 for a product that does not hold it. */
interface Held {
  /** No more products hold it. */
  most: number
  levelIn: (slot: number) => number
  /** All of them, and the levels by slot, of so many slots. */
  all: (size: number) => { slots: number[]; levels: Uint8Array }
}

/** To look at every product that holds a word is so many times quicker, for each, than to look for it in the words of one. */
const WALK = 4

/** Inverted index of words for the whole shop: finds what the trigram index and `fits` of search/found.ts find. */
export const makeWords = () => {
  const dictionary = makeDictionary()
  const holders = makeHolders()
  /** The words of products one after the other. What a product had before stays, until the index is made anew. */
  const texts = makeNumberLists()
  /** By slot: the place of its words in `texts`, plus one; 0 without words. */
  const placeOf: number[] = []
  const letters = makeLetters()
  let isPacked = false

  const none = new Uint32Array()
  const wordsOf = (slot: number): Uint32Array => {
    const place = placeOf[slot] ?? 0
    return place === 0 ? none : texts.list(place - 1)
  }
  /** Where the words of a product begin and end in `texts`. */
  const beginOf = (slot: number): number =>
    (placeOf[slot] ?? 0) === 0 ? 0 : texts.begin((placeOf[slot] ?? 0) - 1)
  const endOf = (slot: number): number =>
    (placeOf[slot] ?? 0) === 0 ? 0 : texts.end((placeOf[slot] ?? 0) - 1)

  /** Whether the words from one place in `texts` up to another go on as `rest` does from its letter `at` on. */
  const goesOn = (place: number, end: number, rest: string, at: number): boolean => {
    let read = at
    for (let next = place; next < end; next++) {
      const word = texts.at(next)
      const size = Math.min(dictionary.lengthOf(word), rest.length - read)
      if (!dictionary.hasAt(word, 0, rest, read, size)) return false
      read += size
      if (read === rest.length) return true
    }
    return false
  }

  /** Whether `first` stands in the product with the rest of `word` run on after it, over the border of words. */
  const runsOn = (slot: number, first: number, word: string, rest: number): boolean => {
    const end = endOf(slot)
    for (let place = beginOf(slot); place < end; place++)
      if (texts.at(place) === first && goesOn(place + 1, end, word, rest)) return true
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

  const hasWord = (slot: number, word: number): boolean => {
    const end = endOf(slot)
    for (let place = beginOf(slot); place < end; place++) if (texts.at(place) === word) return true
    return false
  }

  /** Products that hold a letter, found without scanning the dictionary. */
  const heldLetter = (letter: string, levelOf: (slot: number) => number): Held => {
    const word = dictionary.find(letter)
    return {
      most: placeOf.length,
      levelIn: (slot) => {
        const level = levelOf(slot)
        return level > BEGINS && word !== undefined && hasWord(slot, word) ? 1 + WHOLE : level
      },
      all: (size) => {
        const slots: number[] = []
        const levels = new Uint8Array(size)
        for (let slot = 0; slot < size; slot++) {
          const level = levelOf(slot)
          if (level === 0) continue
          slots.push(slot)
          levels[slot] = level
        }
        if (word !== undefined)
          holders.each(word, (slot) => {
            levels[slot] = 1 + WHOLE
          })
        return { slots, levels }
      },
    }
  }

  const heldWord = (word: string): Held => {
    const numbers = dictionary.holding(word)
    const cuts = [...cutsOf(word)]
    /** By number of a word of the shop. */
    const levelOf = new Uint8Array(dictionary.size())
    let most = 0
    for (const number of numbers) {
      const begins = dictionary.hasAt(number, 0, word, 0, word.length)
      levelOf[number] = 1 + (!begins ? 0 : dictionary.lengthOf(number) === word.length ? WHOLE : BEGINS)
      most += holders.count(number)
    }
    for (const { first } of cuts) most += holders.count(first)
    const runsOver = (slot: number) => cuts.some(({ first, rest }) => runsOn(slot, first, word, rest))
    return {
      most,
      levelIn: (slot) => {
        let best = 0
        const end = endOf(slot)
        for (let place = beginOf(slot); place < end; place++)
          best = Math.max(best, levelOf[texts.at(place)] ?? 0)
        return best === 0 && runsOver(slot) ? 1 : best
      },
      all: (size) => {
        const slots: number[] = []
        const levels = new Uint8Array(size)
        const note = (slot: number, level: number) => {
          const before = levels[slot] ?? 0
          if (before === 0) slots.push(slot)
          if (before < level) levels[slot] = level
        }
        for (const number of numbers) holders.each(number, (slot) => note(slot, levelOf[number] ?? 0))
        for (const { first, rest } of cuts)
          holders.each(first, (slot) => {
            if (levels[slot] === 0 && runsOn(slot, first, word, rest)) note(slot, 1)
          })
        return { slots, levels }
      },
    }
  }

  const held = (word: string): Held => {
    const levelOf = word.length === 1 ? letters.levels(word) : null
    return levelOf ? heldLetter(word, levelOf) : heldWord(word)
  }

  const remove = (slot: number) => {
    if (isPacked) for (const word of new Set(wordsOf(slot))) holders.remove(word, slot)
    letters.remove(slot)
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
      letters.put(slot, spaced)
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
      if (dictionary.holding(word).some((number) => holders.count(number) > 0)) return true
      let isHeld = false
      for (const { first, rest } of cutsOf(word))
        holders.each(first, (slot) => {
          isHeld ||= runsOn(slot, first, word, rest)
        })
      return isHeld
    },

    /** Which products hold all of these words, for so many slots. */
    find: (words: readonly string[], size: number): WordsFound => {
      const quality = new Uint8Array(size)
      const slots: number[] = []
      const [rarest, ...others] = words.map(held).sort((one, other) => one.most - other.most)
      if (!rarest) return { slots, quality }
      const base = rarest.all(size)
      const levelsIn = others.map(({ most, all, levelIn }) => {
        if (most > WALK * base.slots.length) return levelIn
        const { levels } = all(size)
        return (slot: number) => levels[slot] ?? 0
      })
      for (const slot of base.slots) {
        let sum = base.levels[slot] ?? 0
        for (let place = 0; place < levelsIn.length && sum > 0; place++) {
          const own = levelsIn[place]?.(slot) ?? 0
          sum = own === 0 ? 0 : sum + own
        }
        if (sum === 0) continue
        slots.push(slot)
        quality[slot] = sum
      }
      return { slots, quality }
    },

    /**
     * Returns how a phrase, run together, stands in the text of a product, run together. Of a phrase of one word it asks
     * only products that hold it.
     */
    phraseLevels: (words: readonly string[], joined: string): ((slot: number) => number) => {
      if (words.length === 1 && words[0] === joined)
        return (slot) => (goesOn(beginOf(slot), endOf(slot), joined, 0) ? AT_FIRST : WITHIN)
      /** How many letters of the phrase stand at each end of it that a word ends with; all of them when the word holds it. */
      const partsIn = (word: number): number[] => {
        const length = dictionary.lengthOf(word)
        const parts: number[] = []
        for (let from = 0; from < length; from++) {
          const size = Math.min(length - from, joined.length)
          if (dictionary.hasAt(word, from, joined, 0, size)) parts.push(size)
        }
        return parts
      }
      /** By word: 0 until it was looked at, 1 when no part of the phrase stands in it; others are in `partsOf`. */
      const looks = new Uint8Array(dictionary.size())
      const partsOf = new Map<number, readonly number[]>()
      const look = (word: number): number => {
        const parts = partsIn(word)
        if (parts.length > 0) partsOf.set(word, parts)
        const seen = parts.length > 0 ? 2 : 1
        looks[word] = seen
        return seen
      }
      return (slot) => {
        const begin = beginOf(slot)
        const end = endOf(slot)
        if (goesOn(begin, end, joined, 0)) return AT_FIRST
        for (let place = begin; place < end; place++) {
          const word = texts.at(place)
          if ((looks[word] || look(word)) === 1) continue
          for (const part of partsOf.get(word) ?? [])
            if (part === joined.length || goesOn(place + 1, end, joined, part)) return WITHIN
        }
        return 0
      }
    },
  }
}
