import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { stockRepository } from '../../modules/inventory/stock.repository.ts'
import { giveReason } from '../../modules/inventory/stock-movement.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { newId } from '../../shared/ids.ts'
import { slugOf } from '../../shared/slug.ts'
import { knowMaker } from '../makers/know-makers.ts'
import { nowhere, placeInCategory } from './category-of-product.ts'
import { freeSlug } from './product-address.ts'
import { checkRelated } from './related-goods.ts'
import { checkedValues } from './typed-attributes.ts'
import { checkPrices, columnsOf, shownOf, type TypedColumns, timeOf } from './typed-product.ts'

type Typed = z.output<typeof adminEndpoints.addProduct.body>

/**
 * Makes a product with its first stock. Returns its id. Throws `sku_taken`, `slug_taken`, `price_missing`,
 * `list_price_too_low`, `category_gone`, `related_gone`, `bundle_gone`, `attribute_value`.
 */
export const addProduct = (
  { actor, clock }: Desk,
  { onHand, picturesOf, ...typed }: Typed,
): Promise<string> =>
  actor.write(async (tx, book) => {
    const id = newId()
    const now = clock()
    const shown = shownOf({ isPublished: false, publishAt: null }, typed, now)
    const brand = await knowMaker(tx, typed.brand, now)
    const relatedIds = await checkRelated(tx, typed.relatedIds, id)
    const bundleIds = await checkRelated(tx, typed.bundleIds, id, 'bundleIds')
    const {
      categoryTitles,
      described: named,
      ...placed
    } = await placeInCategory(tx, nowhere, typed.categoryId)
    // A copy has what its original had.
    const copied = picturesOf === undefined ? null : await productRecordsRepository(tx).find(picturesOf)
    const columns = {
      ...(columnsOf(typed) as TypedColumns),
      ...shown,
      ...{ brand, relatedIds, bundleIds },
      attributes: checkedValues(typed.attributes, copied?.product.attributes ?? [], named),
    }
    checkPrices(columns)
    const slug = typed.slug ? slugOf(typed.slug, 'product') : await freeSlug(tx, typed.title)
    const described = { ...columns, options: [], tags: [] }
    await productRecordsRepository(tx).insert({
      ...described,
      ...placed,
      images: copied?.product.images ?? [],
      ...productSearchForms({ ...described, categoryTitles }, await readSynonyms(tx)),
      id,
      slug,
      sourceKey: `desk:${id}`,
      createdAt: now,
      updatedAt: now,
    })
    await giveReason(tx, { reason: 'first', staffId: actor.staffId, staffName: actor.name, at: now })
    await stockRepository(tx).begin(id, onHand)
    const { summary, descriptionHtml, ...booked } = columns
    book({
      subject: `product:${id}`,
      label: typed.title,
      after: { ...booked, publishAt: timeOf(shown), slug, onHand },
    })
    return id
  })
