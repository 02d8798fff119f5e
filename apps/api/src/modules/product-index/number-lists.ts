/** So few that every test sees them grow. */
const FIRST_SIZE = 8

const grown = (numbers: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> => {
  if (size <= numbers.length) return numbers
  const more = new Uint32Array(Math.max(2 * numbers.length, size))
  more.set(numbers)
  return more
}

/** Lists of small numbers, from 0 on, one after the other in one array: an `Array` of its own takes a hundred bytes more. */
export const makeNumberLists = () => {
  let numbers = new Uint32Array(FIRST_SIZE)
  let used = 0
  let ends = new Uint32Array(FIRST_SIZE)
  let count = 0
  const begin = (place: number): number => (place === 0 ? 0 : (ends[place - 1] ?? 0))
  return {
    count: () => count,
    /** Returns its place. */
    push: (list: readonly number[]): number => {
      numbers = grown(numbers, used + list.length)
      numbers.set(list, used)
      used += list.length
      ends = grown(ends, count + 1)
      ends[count] = used
      return count++
    },
    /** Where a list begins and ends among all numbers; `at` gives each, sooner than a view of the list would be made. */
    begin,
    end: (place: number): number => ends[place] ?? 0,
    at: (index: number): number => numbers[index] ?? 0,
    /** A list, until the next one is added. */
    list: (place: number): Uint32Array => numbers.subarray(begin(place), ends[place]),
    /** All of them one after the other, and where each ends, until the next one is added. */
    all: () => ({ numbers: numbers.subarray(0, used), ends: ends.subarray(0, count) }),
  }
}
