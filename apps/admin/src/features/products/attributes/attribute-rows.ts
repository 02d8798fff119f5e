import { addProductBody, type ProductRecord } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { itemId, withIds } from '../../../shared/ordered/item-id.ts'
import { parsedList } from '../../../shared/ordered/parsed-list.ts'
import { attributesMessages as text } from './attributes.messages.ts'

type Pair = ProductRecord['attributes'][number]
export type AttributeRow = Pair & { id: string }

/** Attributes as the form holds them: its fields are texts. */
export const attributesText = (pairs: readonly Pair[]): string => JSON.stringify(withIds(pairs))

/** Likewise, read. */
export const attributesIn = (value: string): AttributeRow[] => parsedList<AttributeRow>(value)

/** Of a row that was added here, which keeps its place while its name is typed. */
const ADDED = 'added-'
export const newAttribute = (): AttributeRow => ({ id: ADDED + itemId(), name: '', value: '' })

/** The rows for what the category names, empty where nothing was typed, and the product's others. */
export const rowsByCategory = (rows: readonly AttributeRow[], names: readonly string[]) => {
  const known = new Map(rows.filter(({ id }) => !id.startsWith(ADDED)).map((row) => [row.name, row]))
  const named = names.map((name) => known.get(name) ?? { id: `named-${name}`, name, value: '' })
  const isNamed = new Set(named.map(({ id }) => id))
  return { named, others: rows.filter(({ id }) => !isNamed.has(id)) }
}

/** What is sent: rows in which nothing was typed are left out. */
export const pairsOf = (value: string): Pair[] =>
  attributesIn(value)
    .filter((row) => row.name.trim() || row.value.trim())
    .map(({ name, value: typed }) => ({ name, value: typed }))

/** What is wrong with the first attribute that is not right. */
export const attributesProblem = (value: string): string | undefined => {
  const issue = addProductBody.shape.attributes.safeParse(pairsOf(value)).error?.issues[0]
  if (!issue) return undefined
  const [place] = issue.path
  return typeof place === 'number' ? text.problem(formatNumber(place + 1), issue.message) : issue.message
}

/** Attributes in words, where a person chooses between two writings. */
export const attributesWords = (value: string): string =>
  pairsOf(value)
    .map((pair) => `${pair.name}: ${pair.value}`)
    .join('، ')
