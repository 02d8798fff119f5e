import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { StoredProduct } from '../../modules/catalog/product-records.repository.ts'
import { cleanHtml, cleanShortText } from '../../modules/import/html/clean-html.ts'
import { atField } from '../../shared/domain-error.ts'

type Typed = Omit<z.output<typeof adminEndpoints.editProduct.body>, 'version'>
/**
 * The columns of a typed product that are stored as they are. Category, maker, attributes, related goods, address and
 * the time of showing take further checks.
 */
export type TypedColumns = Pick<
  StoredProduct,
  'title' | 'summary' | 'descriptionHtml' | 'price' | 'listPrice' | 'sku' | 'weightGrams' | 'maxPerOrder'
>

/** The columns of what was typed, markup cleaned; fields that were not typed are left out. */
export const columnsOf = ({
  categoryId,
  brand,
  relatedIds,
  bundleIds,
  attributes,
  slug,
  isPublished,
  publishAt,
  ...typed
}: Typed): Partial<TypedColumns> => {
  const columns = {
    ...typed,
    ...(typed.summary !== undefined && { summary: cleanShortText(typed.summary) }),
    ...(typed.descriptionHtml !== undefined && { descriptionHtml: cleanHtml(typed.descriptionHtml) }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

type Shown = Pick<StoredProduct, 'isPublished' | 'publishAt'>

/** Returns whether shoppers see a product, or when they will. Naming a time says that they are to see it. */
export const shownOf = (
  before: Shown,
  { isPublished, publishAt }: Pick<Typed, 'isPublished' | 'publishAt'>,
  now: Date,
): Shown => {
  if (isPublished === undefined && publishAt === undefined)
    return { isPublished: before.isPublished, publishAt: before.publishAt }
  const isWanted = isPublished ?? (Boolean(publishAt) || before.isPublished || before.publishAt !== null)
  const at = publishAt ? new Date(publishAt) : null
  const isLater = isWanted && at !== null && at > now
  return { isPublished: isWanted && !isLater, publishAt: isLater ? at : null }
}

/** Returns the time at which a product shows itself, as the books have times. */
export const timeOf = ({ publishAt }: Pick<StoredProduct, 'publishAt'>): string | null =>
  publishAt?.toISOString() ?? null

/** Refuses a price of 0 for a product that is or will be shown, and a list price that is not above the price. */
export const checkPrices = ({
  price,
  listPrice,
  isPublished,
  publishAt,
}: Shown & Pick<StoredProduct, 'price' | 'listPrice'>): void => {
  if ((isPublished || publishAt) && price === 0) throw atField('price_missing', 'price')
  if (listPrice !== null && listPrice <= price) throw atField('list_price_too_low', 'listPrice')
}
