import { makeNumberLists } from './number-lists.ts'

/**
 * Lists of words by slot, and for each word the slots that hold it. What a shop starts with is packed into one array;
 * what changes afterwards stands beside it.
 */
export const makeHolders = () => {
  const lists = makeNumberLists()
  /** How many slots there are. */
  let size = 0
  let isPacked = false
  /** The slots of word 0, then those of word 1 …, as they were packed; the slots of word n begin at `begins[n]`. */
  let packed = new Uint32Array()
  let begins = new Uint32Array(1)
  /** How many of them still hold the word. */
  let counts = new Uint32Array()
  let added = new Map<number, number[]>()

  const add = (word: number, slot: number): void => {
    const slots = added.get(word)
    if (slots) slots.push(slot)
    else added.set(word, [slot])
  }

  const remove = (word: number, slot: number): void => {
    const from = begins[word] ?? 0
    const own = packed.subarray(from, from + (counts[word] ?? 0))
    const place = own.indexOf(slot)
    if (place !== -1) {
      own[place] = own.at(-1) ?? slot
      counts[word] = own.length - 1
      return
    }
    const slots = added.get(word) ?? []
    const beside = slots.indexOf(slot)
    if (beside !== -1) slots.splice(beside, 1)
  }

  return {
    begin: lists.begin,
    end: lists.end,
    at: lists.at,
    next: lists.next,
    countInto: lists.countInto,

    /** Sets the words of a slot. */
    set: (slot: number, words: readonly number[]): void => {
      if (lists.isSame(slot, words)) return
      if (isPacked) for (const word of new Set(lists.list(slot))) remove(word, slot)
      lists.set(slot, words)
      size = Math.max(size, slot + 1)
      if (isPacked) for (const word of new Set(words)) add(word, slot)
    },

    /** How many slots hold it. */
    count: (word: number): number => (counts[word] ?? 0) + (added.get(word)?.length ?? 0),

    each: (word: number, note: (slot: number) => void): void => {
      const from = begins[word] ?? 0
      const end = from + (counts[word] ?? 0)
      for (let place = from; place < end; place++) note(packed[place] ?? 0)
      for (const slot of added.get(word) ?? []) note(slot)
    },

    /** Raises what stands in `levels`, by slot, to a level for each slot that holds the word: as `each`, without a call for each. */
    raise: (word: number, levels: Uint8Array, level: number): void => {
      const from = begins[word] ?? 0
      const end = from + (counts[word] ?? 0)
      for (let place = from; place < end; place++) {
        const slot = packed[place] ?? 0
        if ((levels[slot] ?? 0) < level) levels[slot] = level
      }
      for (const slot of added.get(word) ?? []) if ((levels[slot] ?? 0) < level) levels[slot] = level
    },

    /**
     * Makes the words that were set until now, so many different ones, ready to be asked for; later ones are at once. Each
     * slot gets the words that the slot at its place in `order` had.
     */
    pack: (words: number, order: Uint32Array): void => {
      lists.arrange(order)
      size = order.length
      const ends = new Uint32Array(words + 1)
      /** By word: the last slot that was counted for it, plus one: a word may stand twice in a product. */
      const last = new Uint32Array(words)
      const each = (note: (word: number, slot: number) => void) => {
        last.fill(0)
        for (let slot = 0; slot < size; slot++) {
          const end = lists.end(slot)
          for (let place = lists.begin(slot); place < end; place++) {
            const word = lists.at(place)
            if (last[word] === slot + 1) continue
            last[word] = slot + 1
            note(word, slot)
          }
        }
      }
      counts = new Uint32Array(words)
      each((word) => {
        counts[word] = (counts[word] ?? 0) + 1
      })
      for (let word = 0; word < words; word++) ends[word + 1] = (ends[word] ?? 0) + (counts[word] ?? 0)
      begins = ends.slice()
      packed = new Uint32Array(ends[words] ?? 0)
      each((word, slot) => {
        const place = ends[word] ?? 0
        packed[place] = slot
        ends[word] = place + 1
      })
      added = new Map()
      isPacked = true
    },
  }
}
