import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { slugOf } from '../../shared/slug.ts'
import { knowMaker } from '../makers/know-makers.ts'
import { placeInCategory } from './category-of-product.ts'
import { leadToNewAddress } from './product-address.ts'
import { checkRelated } from './related-goods.ts'
import { typedAttributes } from './typed-attributes.ts'
import { checkPrices, columnsOf, shownOf, timeOf } from './typed-product.ts'

type Edit = z.output<typeof adminEndpoints.editProduct.body>

/** Returns a product as the books hold it: of long texts only that they were changed. */
const booked = (product: StoredProduct) => {
  const { title, brand, price, listPrice, sku, slug, categoryId, weightGrams, maxPerOrder, isPublished } =
    product
  const short = {
    title,
    brand,
    price,
    listPrice,
    sku,
    slug,
    categoryId,
    weightGrams,
    maxPerOrder,
    isPublished,
  }
  return {
    ...short,
    publishAt: timeOf(product),
    attributes: product.attributes
      .map(({ name, value }) => `${name}: ${value}`)
      .join('، ')
      .slice(0, 600),
    related: product.relatedIds.join(' '),
    bundle: product.bundleIds.join(' '),
    summary: product.summary.slice(0, 200),
    descriptionLength: product.descriptionHtml.length,
  }
}

const movedTo = async (tx: Db, before: StoredProduct, typed: Edit): Promise<string> => {
  if (typed.slug === undefined) return before.slug
  const slug = slugOf(typed.slug || typed.title || before.title, 'product')
  if (slug !== before.slug) await leadToNewAddress(tx, before.slug, slug)
  return slug
}

/**
 * Changes what was typed of a product. Throws `not_found`, `edit_conflict`, `product_archived`, `sku_taken`,
 * `slug_taken`, `price_missing`, `list_price_too_low`, `category_gone`, `related_gone`, `bundle_gone`,
 * `attribute_is_option`, `attribute_value`.
 */
export const editProduct = ({ actor, clock }: Desk, id: string, { version, ...typed }: Edit): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = productRecordsRepository(tx)
    const now = clock()
    // Before the product is held, as a merge of two makers does it.
    const brand = typed.brand === undefined ? undefined : await knowMaker(tx, typed.brand, now)
    const before = await repository.lock(id)
    if (!before) throw new DomainError('not_found')
    const subject = `product:${id}`
    await beginEdit(tx, { subject, version, by: actor, now })
    const categoryId = typed.categoryId === undefined ? before.categoryId : typed.categoryId
    const { categoryTitles, described, ...placed } = await placeInCategory(tx, before, categoryId)
    const after = {
      ...before,
      ...columnsOf(typed),
      ...(brand !== undefined && { brand }),
      ...(typed.attributes && { attributes: typedAttributes(before, typed.attributes, described) }),
      ...(typed.relatedIds && { relatedIds: await checkRelated(tx, typed.relatedIds, id) }),
      ...(typed.bundleIds && { bundleIds: await checkRelated(tx, typed.bundleIds, id, 'bundleIds') }),
      ...shownOf(before, typed, now),
      ...placed,
      updatedAt: now,
    }
    checkPrices(after)
    if ((after.isPublished || after.publishAt) && before.archivedAt)
      throw atField('product_archived', 'isPublished')
    after.slug = await movedTo(tx, before, { version, ...typed })
    const forms = productSearchForms({ ...after, categoryTitles }, await readSynonyms(tx))
    await repository.update(before, { ...after, ...forms })
    book({ subject, label: after.title, ...changesOf(booked(before), booked(after)) })
  })
