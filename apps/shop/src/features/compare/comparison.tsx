import type { Product } from '@hojreh/contract'
import { Button, ComparisonTable, Price, StockNote } from '@hojreh/ui'
import { useState } from 'react'
import { compareMessages as text } from './compare.messages.ts'
import { ComparedHead } from './compared-head.tsx'
import { comparisonRows } from './comparison-rows.ts'

const differ = (values: readonly (string | number)[]) => new Set(values).size > 1

/** The table of the goods, of which one can see only where they differ. */
export const Comparison = ({
  goods,
  remove,
}: {
  goods: readonly Product[]
  remove: (slug: string) => void
}) => {
  const [isNarrowed, setIsNarrowed] = useState(false)
  const rows = [
    {
      name: text.price,
      values: goods.map(({ slug, price, listPrice }) => (
        <Price key={slug} price={price} listPrice={listPrice} align="start" />
      )),
      isDifferent: differ(goods.map(({ price }) => price)),
    },
    {
      name: text.stock,
      values: goods.map(({ slug, stock, stockLeft }) => (
        <StockNote key={slug} stock={stock} left={stockLeft ?? undefined} />
      )),
      isDifferent: differ(goods.map(({ stock }) => stock)),
    },
    ...comparisonRows(goods),
  ]
  const shown = isNarrowed ? rows.filter(({ isDifferent }) => isDifferent) : rows
  return (
    <>
      {goods.length > 1 && (
        <Button variant="outlined" size="small" onClick={() => setIsNarrowed(!isNarrowed)}>
          {isNarrowed ? text.allRows : text.onlyDifferences}
        </Button>
      )}
      <ComparisonTable
        label={text.title}
        goods={goods.map((product) => ({
          key: product.slug,
          head: <ComparedHead product={product} remove={() => remove(product.slug)} />,
        }))}
        rows={shown}
      />
      {shown.length === 0 && <p role="status">{text.same}</p>}
    </>
  )
}
