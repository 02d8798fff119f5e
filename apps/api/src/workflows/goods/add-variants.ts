import { type adminEndpoints, MAX_VARIANTS } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { axesOf, optionsKey } from '../../modules/catalog/axes.ts'
import type { NamedValue } from '../../modules/catalog/catalog.tables.ts'
import {
  productRecordsRepository,
  type StoredProduct,
} from '../../modules/catalog/product-records.repository.ts'
import { variantsRepository } from '../../modules/catalog/variants.repository.ts'
import { stockRepository } from '../../modules/inventory/stock.repository.ts'
import { giveReason } from '../../modules/inventory/stock-movement.ts'
import { productSearchForms } from '../../modules/search/product-search-forms.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { placeInCategory } from './category-of-product.ts'
import { type Design, designSubject, lockDesign } from './lock-design.ts'
import { freeSlug } from './product-address.ts'
import { checkPrices } from './typed-product.ts'

type Typed = z.output<typeof adminEndpoints.addVariants.body>

/** Makes a design of a product that stood alone. */
const beginDesign = async (tx: Db, id: string, own: NamedValue[], now: Date): Promise<Design> => {
  const repository = productRecordsRepository(tx)
  const product = await repository.lock(id)
  if (!product || product.groupId !== null) throw new DomainError('options_differ')
  const groupId = newId()
  const { title } = product
  const design = { id: groupId, sourceKey: `desk:${groupId}`, title, axes: [] }
  const group = await variantsRepository(tx).insertGroup(design)
  const { categoryTitles } = await placeInCategory(tx, product, product.categoryId)
  const first = { ...product, groupId, options: own, updatedAt: now }
  const forms = productSearchForms({ ...first, categoryTitles }, await readSynonyms(tx))
  await repository.update(product, { ...first, ...forms })
  return { group, members: [first] }
}

/** Refuses options that are not those of the design, and two products that would be the same to a shopper. */
const checkOptions = (members: readonly StoredProduct[], id: string, { own, variants }: Typed): void => {
  const source = members.find((member) => member.id === id)
  if (!source || optionsKey(source.options) !== optionsKey(own)) throw new DomainError('options_differ')
  const names = (options: readonly NamedValue[]) =>
    options
      .map(({ name }) => name)
      .toSorted()
      .join('\n')
  if (variants.some(({ options }) => names(options) !== names(own))) throw new DomainError('options_differ')
  if (members.length + variants.length > MAX_VARIANTS) throw new DomainError('variants_full')
  const all = [...members, ...variants].map(({ options }) => optionsKey(options))
  if (new Set(all).size < all.length) throw new DomainError('variant_taken')
}

/**
 * Makes more products of the design of one: what they do not differ in is its own. Throws `not_found`, `options_differ`,
 * `variant_taken`, `variants_full`, `sku_taken`, `slug_taken`, `price_missing`.
 */
export const addVariants = ({ actor, clock }: Desk, id: string, typed: Typed): Promise<void> =>
  actor.write(async (tx, book) => {
    const now = clock()
    const known = await lockDesign(tx, id)
    const { group, members } = known ?? (await beginDesign(tx, id, typed.own, now))
    checkOptions(members, id, typed)
    const source = members.find((member) => member.id === id) as StoredProduct
    const { categoryTitles, ...placed } = await placeInCategory(tx, source, source.categoryId)
    await giveReason(tx, { reason: 'first', staffId: actor.staffId, staffName: actor.name, at: now })
    const synonyms = await readSynonyms(tx)
    for (const { options, sku, price, onHand } of typed.variants) {
      const title = `${group.title}، ${options.map(({ value }) => value).join('، ')}`
      const own = { ...source, ...placed, options, sku, price, title, listPrice: null, offerEndsAt: null }
      checkPrices(own)
      const variantId = newId()
      await productRecordsRepository(tx).insert({
        ...own,
        ...productSearchForms({ ...own, categoryTitles }, synonyms),
        ...{ soldCount: 0, ratingSum: 0, ratingCount: 0, createdAt: now, updatedAt: now },
        ...{ id: variantId, sourceKey: `desk:${variantId}`, slug: await freeSlug(tx, title) },
      })
      await stockRepository(tx).begin(variantId, onHand)
    }
    await variantsRepository(tx).setAxes(group, axesOf(group.axes, [...members, ...typed.variants]))
    book({
      subject: `product:${id}`,
      label: source.title,
      after: { variants: typed.variants, group: group.id },
    })
  })

/** Takes a product out of its design and hides it: orders go on knowing it. Throws `not_found`, `already_done`. */
export const removeVariant = ({ actor, clock }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const design = await lockDesign(tx, id)
    if (!design) throw new DomainError('already_done')
    const repository = productRecordsRepository(tx)
    const product = await repository.lock(id)
    if (!product) throw new DomainError('not_found')
    const hidden = { isPublished: false, publishAt: null }
    await repository.update(product, { groupId: null, options: [], ...hidden, updatedAt: clock() })
    const { options, isPublished } = product
    book({
      subject: `product:${id}`,
      label: product.title,
      before: { group: designSubject(design.group.id), options, isPublished },
      after: { group: null, options: [], isPublished: false },
    })
  })
