/** Letters that sound alike in Persian and are mistaken for one another in writing. */
const SOUND_ALIKE = ['زذضظ', 'سصث', 'تط', 'هح', 'قغ', 'اع', 'ءیا']
/** Rows of the standard Persian keyboard (ISIRI 9147); neighbours are slips of a finger. */
const KEY_ROWS = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const cheapPairs = new Set<string>()
for (const group of SOUND_ALIKE)
  for (const first of group) for (const second of group) if (first !== second) cheapPairs.add(first + second)
for (const row of KEY_ROWS) {
  const keys = [...row]
  for (const [place, key] of keys.entries()) {
    const next = keys[place + 1]
    if (next === undefined) continue
    cheapPairs.add(key + next)
    cheapPairs.add(next + key)
  }
}

const replacing = (first: string, second: string) =>
  first === second ? 0 : cheapPairs.has(first + second) ? 0.6 : 1

/**
 * How far two words are apart: insertions, deletions, swaps of neighbours and replacements cost 1 (optimal string
 * alignment); a replacement by a letter that sounds alike or lies beside it on the keyboard costs 0.6.
 */
export const wordDistance = (from: string, to: string): number => {
  const a = [...from]
  const b = [...to]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const [left, up, diagonal] = [row[j - 1] ?? 0, last[j] ?? 0, last[j - 1] ?? 0]
      let cost = Math.min(left + 1, up + 1, diagonal + replacing(a[i - 1] ?? '', b[j - 1] ?? ''))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** How many slips are forgiven: in a short word one, else two; in one of two letters none. */
export const forgiven = (word: string): number => {
  const length = [...word].length
  return length < 3 ? 0 : length < 6 ? 1 : 2
}
