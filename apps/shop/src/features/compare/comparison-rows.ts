import type { Product } from '@hojreh/contract'
import { formatNumber } from '@hojreh/persian'
import { compareMessages as text } from './compare.messages.ts'

type Compared = Pick<Product, 'brand' | 'rating' | 'attributes'>

/** A row of texts, and whether they are not all one. */
export interface TextRow {
  name: string
  values: string[]
  isDifferent: boolean
}

const rowOf = (name: string, values: string[]): TextRow => ({
  ...{ name, values },
  isDifferent: new Set(values).size > 1,
})

const ratingOf = ({ rating: { average, count } }: Compared) =>
  count === 0 ? text.notRated : text.rated(formatNumber(average), formatNumber(count))

const attributeOf = ({ attributes }: Compared, name: string) =>
  attributes
    .filter((attribute) => attribute.name === name)
    .map(({ value }) => value)
    .join('، ') || text.nothing

/** What goods are compared in beside price and stock: every attribute that one of them has, in the order they come. */
export const comparisonRows = (goods: readonly Compared[]): TextRow[] => {
  const names = new Set(goods.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  const hasBrand = goods.some(({ brand }) => brand !== null)
  return [
    ...(hasBrand
      ? [
          rowOf(
            text.brand,
            goods.map(({ brand }) => brand ?? text.nothing),
          ),
        ]
      : []),
    rowOf(text.rating, goods.map(ratingOf)),
    ...[...names]
      .filter((name) => name !== text.brand)
      .map((name) =>
        rowOf(
          name,
          goods.map((one) => attributeOf(one, name)),
        ),
      ),
  ]
}
