/**
 * For each word the slots of the products that hold it. What a shop starts with is packed into one array; what changes
 * afterwards stands beside it.
 */
export const makeHolders = () => {
  /** The slots of word 0, then those of word 1 …, as they were packed; the slots of word n begin at `begins[n]`. */
  let packed = new Uint32Array()
  let begins = new Uint32Array(1)
  /** How many of them still hold the word. */
  let counts = new Uint32Array()
  let added = new Map<number, number[]>()

  const packedOf = (word: number): Uint32Array => {
    const from = begins[word] ?? 0
    return packed.subarray(from, from + (counts[word] ?? 0))
  }

  return {
    add: (word: number, slot: number): void => {
      const slots = added.get(word)
      if (slots) slots.push(slot)
      else added.set(word, [slot])
    },

    remove: (word: number, slot: number): void => {
      const own = packedOf(word)
      const place = own.indexOf(slot)
      if (place !== -1) {
        own[place] = own.at(-1) ?? slot
        counts[word] = own.length - 1
        return
      }
      const slots = added.get(word) ?? []
      const beside = slots.indexOf(slot)
      if (beside !== -1) slots.splice(beside, 1)
    },

    /** How many products hold it. */
    count: (word: number): number => (counts[word] ?? 0) + (added.get(word) ?? []).length,

    each: (word: number, note: (slot: number) => void): void => {
      const from = begins[word] ?? 0
      const end = from + (counts[word] ?? 0)
      for (let place = from; place < end; place++) note(packed[place] ?? 0)
      for (const slot of added.get(word) ?? []) note(slot)
    },

    /** Packs what the slots below `slots` hold, of so many words, in the place of what was there. */
    pack: (words: number, slots: number, wordsOf: (slot: number) => Uint32Array): void => {
      const ends = new Uint32Array(words + 1)
      /** By word: the last slot that was counted for it, plus one: a word may stand twice in a product. */
      const last = new Uint32Array(words)
      const each = (note: (word: number, slot: number) => void) => {
        last.fill(0)
        for (let slot = 0; slot < slots; slot++)
          for (const word of wordsOf(slot)) {
            if (last[word] === slot + 1) continue
            last[word] = slot + 1
            note(word, slot)
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
    },
  }
}
