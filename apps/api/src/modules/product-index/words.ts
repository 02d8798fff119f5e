import { makeDictionary } from './dictionary.ts'
import { makeHolders } from './holders.ts'
import { AT_BEGIN, makeLetters, SPACE } from './letters.ts'
import { makeWriter } from './letters-of.ts'
import { memoize } from './memoize.ts'

/** Two parts of a word, of which the first is a word of the shop. */
interface Cut {
  first: number
  /** Where the second part begins. */
  rest: number
  /** Whether any word of a product begins as the second part does. */
  mayFollow: (slot: number) => boolean
}

/** How well a word of a query matches a product, as in `relevanceOrder`: 0 for a word inside another one. */
const BEGINS = 1
const WHOLE = 2

/** How a whole query stands in a product, as in `relevanceOrder`: it begins with it, or holds it. */
const AT_FIRST = 3
const WITHIN = 1

/** The products that hold a word of a query. A level is its quality plus one; 0 for a product that does not hold it. */
interface Held {
  /** No more products hold it. */
  most: number
  levelIn: (slot: number) => number
  /** Notes them by slot. */
  note: (levels: Uint8Array) => void
}

/** To look at every product that holds a word is so many times quicker, for each, than to look for it in the words of one. */
const WALK = 24

/** To look through all words for those that may end a phrase is worth it for such a part of the shop. */
const BROAD = 16

/** To learn of all words which may begin a phrase is worth it from such a part of the shop on. */
const NARROW = 200

/** What words of queries stand in is cached for so many: a short one stands in many thousands. */
const PARTS = 32

/** The products that a search finds. */
export interface Found {
  slots: Uint32Array
  /** By slot, of those: how well a product matches the words, summed over them. */
  quality: Uint8Array
}

/** Writes the places of an array that are not 0 into `room`, which has one more than there may be. Returns how many. */
const filledIn = (levels: Uint8Array, room: Uint32Array): number => {
  // Four at once: most searches find few.
  const fours = new Uint32Array(levels.buffer, 0, levels.length >> 2)
  let count = 0
  const note = (place: number) => {
    room[count] = place
    count += Number(levels[place] !== 0)
  }
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue
    const first = 4 * four
    for (let place = first; place < first + 4; place++) note(place)
  }
  for (let place = 4 * fours.length; place < levels.length; place++) note(place)
  return count
}

/** Arrays of zeros, the same again for the next query: new ones of the size of the shop would be garbage at once. */
const makeRooms = () => {
  const rooms: Uint8Array[] = []
  return (place: number, size: number): Uint8Array => {
    const known = rooms[place]
    const room = known?.length === size ? known.fill(0) : new Uint8Array(size)
    rooms[place] = room
    return room
  }
}

/** Inverted index of words for the whole shop: finds what the trigram index and `fits` of search/found.ts find. */
export const makeWords = () => {
  const dictionary = makeDictionary()
  /** By slot: the words of the product. */
  const texts = makeHolders()
  const letters = makeLetters()
  const write = makeWriter()
  let slotCount = 0
  let wordsFor = memoize(dictionary.fitting, PARTS)
  let wordCount = 0
  const roomOfSlots = makeRooms()
  const roomOfWords = makeRooms()
  let found = new Uint32Array()

  /** The words that a word of a query stands in. It is asked for more than once, and to look at many words takes long. */
  const fitting = (word: string): readonly number[] => {
    if (wordCount !== dictionary.size()) wordsFor = memoize(dictionary.fitting, PARTS)
    wordCount = dictionary.size()
    return wordsFor(word)
  }

  /** Whether the word at a place may begin with a letter. */
  const mayGoOnWith = (place: number, end: number, letter: number): boolean =>
    place < end && dictionary.mayBeginWith(texts.at(place), letter)

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

  /** Whether the first part stands in the product with the rest of `word` run on after it, over the border of words. */
  const runsOn = (slot: number, { first, rest, mayFollow }: Cut, word: string): boolean => {
    // Most products that hold the first part have no word that the rest could begin.
    if (!mayFollow(slot)) return false
    const end = texts.end(slot)
    for (let place = texts.begin(slot); place < end; place++)
      if (texts.at(place) === first && goesOn(place + 1, end, word, rest)) return true
    return false
  }

  const cutsOf = function* (word: string): Generator<Cut> {
    let rest = 0
    for (const letter of word) {
      rest += letter.length
      const first = rest < word.length ? dictionary.find(word.slice(0, rest)) : undefined
      if (first === undefined) continue
      const levelOf = letters.levels(word.charAt(rest))
      yield { first, rest, mayFollow: (slot) => levelOf === null || levelOf(slot) === AT_BEGIN }
    }
  }

  const hasWord = (slot: number, word: number): boolean => {
    const end = texts.end(slot)
    for (let place = texts.begin(slot); place < end; place++) if (texts.at(place) === word) return true
    return false
  }

  /** Products that hold a letter, found without scanning the dictionary. */
  const heldLetter = (letter: string, levelOf: (slot: number) => number): Held => {
    const word = dictionary.find(letter)
    return {
      most: slotCount,
      levelIn: (slot) => {
        const level = levelOf(slot)
        return level > BEGINS && word !== undefined && hasWord(slot, word) ? 1 + WHOLE : level
      },
      note: (levels) => {
        for (let slot = 0; slot < levels.length; slot++) levels[slot] = levelOf(slot)
        if (word !== undefined)
          texts.each(word, (slot) => {
            levels[slot] = 1 + WHOLE
          })
      },
    }
  }

  const heldWord = (word: string, place: number): Held => {
    const numbers = fitting(word)
    const cuts = [...cutsOf(word)]
    /** By number of a word of the shop. */
    const levelOf = roomOfWords(place, dictionary.size())
    let most = 0
    for (const number of numbers) {
      const begins = dictionary.hasAt(number, 0, word, 0, word.length)
      levelOf[number] = 1 + (!begins ? 0 : dictionary.lengthOf(number) === word.length ? WHOLE : BEGINS)
      most += texts.count(number)
    }
    for (const { first } of cuts) most += texts.count(first)
    const runsOver = (slot: number) => cuts.some((cut) => runsOn(slot, cut, word))
    return {
      most,
      levelIn: (slot) => {
        let best = 0
        const end = texts.end(slot)
        for (let place = texts.begin(slot); place < end && best <= WHOLE; place++)
          best = Math.max(best, levelOf[texts.at(place)] ?? 0)
        return best === 0 && runsOver(slot) ? 1 : best
      },
      note: (levels) => {
        for (const number of numbers) texts.raise(number, levels, levelOf[number] ?? 0)
        for (const cut of cuts)
          texts.each(cut.first, (slot) => {
            if (levels[slot] === 0 && runsOn(slot, cut, word)) levels[slot] = 1
          })
      },
    }
  }

  const held = (word: string, place: number): Held => {
    const levelOf = word.length === 1 ? letters.levels(word) : null
    return levelOf ? heldLetter(word, levelOf) : heldWord(word, place)
  }

  /** The numbers of the words in a text; a string of its own for each would be garbage at once. */
  const wordsIn = (spaced: string): number[] => {
    const units = write(spaced)
    const words: number[] = []
    let from = 0
    for (let at = 0; at <= spaced.length; at++) {
      if (at < spaced.length && units[at] !== SPACE) continue
      if (at > from) words.push(dictionary.addLetters(units, from, at))
      from = at + 1
    }
    return words
  }

  /** Whether a phrase may stand in a product, soon known of very many; true for a few in which it does not. */
  const makeMayStandIn = (joined: string): ((slot: number) => boolean) => {
    const hasInWord = roomOfSlots(2, slotCount)
    for (const word of dictionary.holding(joined)) texts.raise(word, hasInWord, 1)
    // Where it goes on over borders of words, a word begins with all that is left of it after the last one.
    const hasBorder = letters.mayHaveOneOf(
      dictionary.placesOfEnds(joined).map((at) => [joined.charCodeAt(at - 1), joined.charCodeAt(at)]),
    )
    return (slot) => hasInWord[slot] === 1 || hasBorder(slot)
  }

  return {
    /** Notes the words of a product, separated by single spaces. */
    put: (slot: number, spaced: string): void => {
      slotCount = Math.max(slotCount, slot + 1)
      letters.put(slot, spaced)
      texts.set(slot, wordsIn(spaced))
    },

    /**
     * Makes what was put until now ready to be found; what is put afterwards is found at once. Each slot gets the words that
     * the slot at its place in `order` had.
     */
    pack: (order: Uint32Array): void => {
      letters.arrange(order)
      texts.pack(dictionary.size(), order)
    },

    /** Whether any product holds the word. */
    holds: (word: string): boolean => {
      if (fitting(word).some((number) => texts.count(number) > 0)) return true
      let isHeld = false
      for (const cut of cutsOf(word))
        texts.each(cut.first, (slot) => {
          isHeld ||= runsOn(slot, cut, word)
        })
      return isHeld
    },

    /** The products that hold all of the words, until the next search. */
    find: (words: readonly string[]): Found => {
      const quality = roomOfSlots(0, slotCount)
      const [rarest, ...others] = words.map(held).sort((one, other) => one.most - other.most)
      if (!rarest) return { slots: new Uint32Array(), quality }
      rarest.note(quality)
      if (found.length <= slotCount) found = new Uint32Array(slotCount + 1)
      let count = filledIn(quality, found)
      for (const { most, note, levelIn } of others) {
        const levels = most > WALK * count ? null : roomOfSlots(1, slotCount)
        if (levels) note(levels)
        let kept = 0
        for (let place = 0; place < count; place++) {
          const slot = found[place] ?? 0
          const own = levels ? (levels[slot] ?? 0) : levelIn(slot)
          quality[slot] = (quality[slot] ?? 0) + own
          found[kept] = slot
          kept += Number(own !== 0)
        }
        count = kept
      }
      return { slots: found.subarray(0, count), quality }
    },

    /**
     * Returns how a phrase, run together, stands in the text of each of some products, run together. A phrase of one word stands
     * in every product that holds the word, and only those may be asked for.
     */
    phraseLevels: (words: readonly string[], joined: string, slots: Uint32Array): Uint8Array => {
      const levels = new Uint8Array(slots.length)
      if (words.length === 1 && words[0] === joined) {
        for (let index = 0; index < slots.length; index++) {
          const slot = slots[index] ?? 0
          levels[index] = goesOn(texts.begin(slot), texts.end(slot), joined, 0) ? AT_FIRST : WITHIN
        }
        return levels
      }
      const mayBegin = NARROW * slots.length < slotCount ? null : dictionary.mayEndInto(joined)
      const nextOf = (place: number, end: number): number =>
        mayBegin ? texts.next(mayBegin, place, end) : place
      /** Where in the word at a place it begins, to go on in those after it; -1 where it does not. */
      const beginsAt = (place: number, end: number): number => {
        const word = texts.at(place)
        const length = dictionary.lengthOf(word)
        for (let from = 0; from < length; from++) {
          const size = Math.min(length - from, joined.length)
          const isWhole = size === joined.length
          // Its first word is often common, and what follows that seldom goes on so.
          if (!isWhole && !mayGoOnWith(place + 1, end, joined.charCodeAt(size))) continue
          if (!dictionary.hasAt(word, from, joined, 0, size)) continue
          if (isWhole || goesOn(place + 1, end, joined, size)) return from
        }
        return -1
      }
      const levelIn = (slot: number): number => {
        const begin = texts.begin(slot)
        const end = texts.end(slot)
        for (let place = nextOf(begin, end); place < end; place = nextOf(place + 1, end)) {
          const from = beginsAt(place, end)
          if (from !== -1) return place === begin && from === 0 ? AT_FIRST : WITHIN
        }
        return 0
      }
      const mayStandIn = BROAD * slots.length < slotCount ? null : makeMayStandIn(joined)
      for (let index = 0; index < slots.length; index++) {
        const slot = slots[index] ?? 0
        if (mayStandIn === null || mayStandIn(slot)) levels[index] = levelIn(slot)
      }
      return levels
    },
  }
}
