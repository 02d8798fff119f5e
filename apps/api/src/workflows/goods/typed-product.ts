import type { adminCalls } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { StoredProduct } from '../../modules/catalog/product-records.repository.ts'
import { cleanHtml, cleanShortText } from '../../modules/import/html/clean-html.ts'
import { atField } from '../../shared/domain-error.ts'

type Typed = Omit<z.output<typeof adminCalls.editProduct.body>, 'version'>
/** What of a typed product is stored as it stands there; its category and its address take a look at others. */
export type TypedColumns = Pick<
  StoredProduct,
  | 'title'
  | 'summary'
  | 'descriptionHtml'
  | 'brand'
  | 'price'
  | 'listPrice'
  | 'sku'
  | 'weightGrams'
  | 'maxPerOrder'
  | 'isPublished'
>

/** The columns of what was typed, markup cleaned; fields that were not typed are left out. */
export const columnsOf = ({ categoryId, slug, ...typed }: Typed): Partial<TypedColumns> => {
  const columns = {
    ...typed,
    ...(typed.summary !== undefined && { summary: cleanShortText(typed.summary) }),
    ...(typed.descriptionHtml !== undefined && { descriptionHtml: cleanHtml(typed.descriptionHtml) }),
    ...(typed.brand !== undefined && { brand: typed.brand || null }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** Refuses what nobody may see in the shop: a price of nothing, and a discount that is none. */
export const checkPrices = ({
  price,
  listPrice,
  isPublished,
}: Pick<StoredProduct, 'price' | 'listPrice' | 'isPublished'>): void => {
  if (isPublished && price === 0) throw atField('price_missing', 'price')
  if (listPrice !== null && listPrice <= price) throw atField('list_price_too_low', 'listPrice')
}
