import type { NamedValue } from '../../catalog/catalog.tables.ts'
import { makeDictionary } from '../dictionary.ts'
import { makeWriter } from '../letters-of.ts'

const [QUOTATION, BACKSLASH] = [0x22, 0x5c]
/** What stands before the first name, between a name and its value, and between a value and the next name. */
const [BEFORE, WITHIN, NEXT] = ['[{"name": "', '", "value": "', '"}, {"name": "']
/** Some megabytes of texts. */
const MOST = 20_000

/** Where a text of JSON ends that begins at a place. */
const endOf = (letters: Uint16Array, from: number, size: number): number => {
  let at = from
  while (at < size && letters[at] !== QUOTATION) at += letters[at] === BACKSLASH ? 2 : 1
  return at
}

/**
 * Reads attributes (`NamedValue`), which PostgreSQL always writes in the same way. Nearly all pairs of a name and a value
 * came before, and a pair that is known is not taken apart: strings and objects of ten million pairs, made to be looked up
 * and dropped, were a fifth of the load of a million products. Throws for what is no list of names and values: the lists then
 * come from the database.
 * @param numberOf the number of a pair
 * @param most so many pairs are known at a time
 */
export const makeAttributeReader = (numberOf: (name: string, value: string) => number, most = MOST) => {
  const write = makeWriter()
  /** From a name's first letter to its value's last one. */
  let known = makeDictionary()
  let numbers: number[] = []

  const readPair = (json: string, letters: Uint16Array, from: number, end: number): number => {
    if (known.size() === most) {
      known = makeDictionary()
      numbers = []
    }
    const place = known.addLetters(letters, from, end)
    const number = numbers[place]
    if (number !== undefined) return number
    const pair = JSON.parse(`{"name": "${json.slice(from, end)}"}`) as Partial<NamedValue>
    if (pair.name === undefined || pair.value === undefined)
      throw new SyntaxError('attributes are no list of names and values')
    numbers[place] = numberOf(pair.name, pair.value)
    return numbers[place]
  }

  /** The numbers of the pairs. */
  return (json: string): number[] => {
    const letters = write(json)
    const pairs: number[] = []
    for (let from = BEFORE.length; from < json.length; ) {
      const end = endOf(letters, endOf(letters, from, json.length) + WITHIN.length, json.length)
      pairs.push(readPair(json, letters, from, end))
      from = end + NEXT.length
    }
    return pairs
  }
}
