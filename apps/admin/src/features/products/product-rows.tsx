import type { ProductRow } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { StatusChip, Toman } from '@hojreh/ui'
import { Soft } from '../../shared/panel.tsx'
import { productHref } from '../../shared/record/product-href.ts'
import { RowLink, RowTable } from '../../shared/row-table.tsx'
import { productsMessages as text } from './products.messages.ts'

const Stock = ({ onHand, reserved }: Pick<ProductRow, 'onHand' | 'reserved'>) => {
  if (onHand === null) return <Soft>{text.uncounted}</Soft>
  if (onHand <= reserved) return <StatusChip tone="warning">{text.out}</StatusChip>
  return (
    <span>
      {text.left(toPersianDigits(onHand - reserved))}
      {reserved > 0 && (
        <>
          <br />
          <Soft>{text.reserved(toPersianDigits(reserved))}</Soft>
        </>
      )}
    </span>
  )
}

const shownOf = ({ isPublished, publishAt }: ProductRow) => {
  if (publishAt) return text.scheduled(formatJalaliDateTime(publishAt))
  return isPublished ? text.published : text.unpublished
}

const cellsOf = (product: ProductRow) => [
  <RowLink key="title" href={productHref(product.productId)}>
    {product.title}
  </RowLink>,
  <bdi key="sku">{product.sku}</bdi>,
  <Toman key="price" rial={product.price} />,
  <Stock key="stock" {...product} />,
  <Soft key="published">{product.isSample ? text.sample(shownOf(product)) : shownOf(product)}</Soft>,
]

/** Goods as the staff look them up; each leads to its record. */
export const ProductRows = ({ products }: { products: readonly ProductRow[] }) => (
  <RowTable
    label={text.list}
    columns={text.columns}
    template="2.4fr 1fr 1fr 1fr 0.8fr"
    rows={products.map((product) => ({ key: product.productId, cells: cellsOf(product) }))}
  />
)
