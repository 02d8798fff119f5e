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

export const newAttribute = (): AttributeRow => ({ id: itemId(), name: '', value: '' })

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
