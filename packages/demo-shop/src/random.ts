/** A small repeatable source of chance: the same seed gives the same shop and the same picture everywhere. */
export interface Random {
  /** Number in [0, 1). */
  next(): number
  /** Number in [from, to). */
  between(from: number, to: number): number
  /** Whole number in [from, to], both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  /** One element; throws a RangeError on an empty list. */
  pick<T>(list: readonly T[]): T
}

/** FNV-1a: turns a slug into a 32-bit seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/**
 * Makes a seeded source of chance (mulberry32, public domain by Tommy Ettinger).
 * Not for secrets: it is predictable by design.
 */
export function random(seed: number | string): Random {
  let state = (typeof seed === 'string' ? hash(seed) : Math.imul(seed + 1, 0x9e3779b1)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
  }
}

/** The element at `index`, counted around the end of the list; throws a RangeError on an empty list. */
export function at<T>(list: readonly T[], index: number): T {
  const place = ((index % list.length) + list.length) % list.length
  if (list.length === 0) throw new RangeError('an empty list has no elements')
  return list[place] as T
}
