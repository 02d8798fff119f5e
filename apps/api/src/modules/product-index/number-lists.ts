/** Small, so that every test makes the arrays grow. */
const FIRST_SIZE = 8
/** How much larger a full array becomes: doubling would leave half of a large one empty. */
const GROWTH = 1.25

const grown = (numbers: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> => {
  if (size <= numbers.length) return numbers
  const more = new Uint32Array(Math.max(Math.ceil(GROWTH * numbers.length), size))
  more.set(numbers)
  return more
}

/**
 * Stores lists of small numbers, each with a number from 0 on, in one array: an `Array` per list takes a hundred bytes
 * more. The former numbers of a list stay in the array.
 */
export const makeNumberLists = () => {
  let numbers = new Uint32Array(FIRST_SIZE)
  let used = 0
  /** Where each list begins and ends, side by side, because both are read together. */
  let bounds = new Uint32Array(2 * FIRST_SIZE)
  // The bounds of an empty list may lie beyond the array: they are never written.
  const begin = (place: number): number => bounds[2 * place] ?? 0
  const end = (place: number): number => bounds[2 * place + 1] ?? 0
  const isSame = (place: number, list: readonly number[]): boolean =>
    end(place) - begin(place) === list.length &&
    list.every((number, index) => numbers[begin(place) + index] === number)
  return {
    isSame,
    set: (place: number, list: readonly number[]): void => {
      if (isSame(place, list)) return
      numbers = grown(numbers, used + list.length)
      numbers.set(list, used)
      bounds = grown(bounds, 2 * place + 2)
      bounds[2 * place] = used
      used += list.length
      bounds[2 * place + 1] = used
    },
    /**
     * Where a list begins and ends among all numbers; `at` reads each of them faster than a view of the list is made.
     */
    begin,
    end,
    at: (index: number): number => numbers[index] ?? 0,
    /**
     * Returns the index of the first number from `from` on whose bit in `bits` is set; `end` when there is none before
     * it.
     */
    next: (bits: Int32Array, from: number, end: number): number => {
      // A local variable is read faster than one of the enclosing function.
      const all = numbers
      let index = from
      for (; index < end; index++) {
        const number = all[index] ?? 0
        if ((((bits[number >> 5] ?? 0) >> (number & 31)) & 1) === 1) break
      }
      return index
    },
    /** Adds `step` to the entry in `counts` of each number of the lists at some places. */
    countInto: (counts: Uint32Array, places: Uint32Array, step: 1 | -1): void => {
      const [all, ends] = [numbers, bounds]
      for (let index = 0; index < places.length; index++) {
        const place = places[index] ?? 0
        const end = ends[2 * place + 1] ?? 0
        for (let at = ends[2 * place] ?? 0; at < end; at++) {
          const number = all[at] ?? 0
          counts[number] = (counts[number] ?? 0) + step
        }
      }
    },
    /** Returns a list; valid until another list is set. */
    list: (place: number): Uint32Array => numbers.subarray(begin(place), end(place)),
    /** Puts the lists in another order: at each place the one that was at `order[place]`. Frees the spare room. */
    arrange: (order: Uint32Array): void => {
      let size = 0
      for (let place = 0; place < order.length; place++)
        size += end(order[place] ?? 0) - begin(order[place] ?? 0)
      const arranged = new Uint32Array(size)
      const arrangedBounds = new Uint32Array(2 * order.length)
      used = 0
      for (let place = 0; place < order.length; place++) {
        const last = end(order[place] ?? 0)
        arrangedBounds[2 * place] = used
        for (let index = begin(order[place] ?? 0); index < last; index++)
          arranged[used++] = numbers[index] ?? 0
        arrangedBounds[2 * place + 1] = used
      }
      numbers = arranged
      bounds = arrangedBounds
    },
  }
}
