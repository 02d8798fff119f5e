/** A small repeatable source of chance: the same seed gives the same shop everywhere. */
export interface Random {
  /** Whole number in [from, to], both ends included. */
  int(from: number, to: number): number
}

/** FNV-1a: turns a slug into a 32-bit seed. */
function hash(text: string): number {
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
export function random(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { int: (from, to) => from + Math.floor(next() * (to - from + 1)) }
}
