import { newId } from '../../../shared/ids.ts'
import { slugOf } from '../../../shared/slug.ts'
import { productSearchForms } from '../../search/product-search-forms.ts'
import type { Synonyms } from '../../search/synonyms.ts'
import type { StagingRecord } from '../staging.repository.ts'
import type { CategoryResolver } from './category-resolver.ts'
import type { MakerResolver } from './maker-resolver.ts'
import type { ProductFields, StagedRow } from './staged-row.ts'

/** The columns of the staging table that a field fills. */
const columnsOf = {
  sku: ['sku'],
  title: ['title'],
  brand: ['brand'],
  price: ['price'],
  listPrice: ['list_price'],
  offerEndsAt: ['offer_ends_at'],
  maxPerOrder: ['max_per_order'],
  weightGrams: ['weight_grams'],
  group: ['group_id'],
  options: ['options'],
  attributes: ['attributes'],
  descriptionHtml: ['description_html'],
  summary: ['summary'],
  categoryPaths: ['category_id', 'category_ids'],
  tags: ['tags'],
  isPublished: ['is_published'],
  onHand: ['on_hand'],
  imageUrls: ['image_urls'],
} as const satisfies Record<keyof ProductFields, readonly string[]>

export type GivenColumn = (typeof columnsOf)[keyof typeof columnsOf][number]

const givenBy = (fields: ProductFields): GivenColumn[] =>
  (Object.keys(columnsOf) as (keyof ProductFields)[])
    .filter((field) => fields[field] !== undefined)
    .flatMap((field) => columnsOf[field])

const groupKeyOf = ({ kind, sourceKey, groupKey, fields: { group } }: StagedRow): string | null => {
  if (kind === 'parent') return sourceKey
  return groupKey ?? (group ? `plain:${group}` : null)
}

/** What a row's names are looked up in. */
export interface Known {
  categories: CategoryResolver
  makers: MakerResolver
  synonyms: Synonyms
}

/** A row in the columns of the staging table, with its categories and maker found and its search forms made. */
export const toStaging = (row: StagedRow, { categories, makers, synonyms }: Known): StagingRecord => {
  const { fields } = row
  const { categoryId, categoryIds, titles } = categories.resolve(fields.categoryPaths ?? [])
  const title = fields.title ?? ''
  const brand = fields.brand ? makers.titleOf(fields.brand) : null
  const forms = productSearchForms(
    {
      title,
      brand,
      sku: fields.sku ?? '',
      options: fields.options ?? [],
      tags: fields.tags ?? [],
      categoryTitles: titles,
    },
    synonyms,
  )
  return {
    line: row.line,
    kind: row.kind,
    source_key: row.sourceKey,
    parent_ref: row.parentRef,
    parent_keys: row.parentKeys,
    group_key: groupKeyOf(row),
    group_title: row.kind === 'parent' ? (fields.title ?? null) : (fields.group ?? null),
    given: givenBy(fields),
    sku: fields.sku ?? null,
    slug_base: slugOf(title, 'product'),
    title: fields.title ?? null,
    brand,
    price: fields.price ?? null,
    price_is_regular: row.isPriceRegular,
    list_price: fields.listPrice ?? null,
    offer_ends_at: fields.offerEndsAt ?? null,
    on_hand: fields.onHand ?? null,
    on_hand_when_new: row.whenNew.onHand,
    takes_stock_of_parent: row.takesStockOfParent,
    max_per_order: fields.maxPerOrder ?? null,
    weight_grams: fields.weightGrams ?? null,
    options: fields.options ?? [],
    attributes: fields.attributes ?? [],
    description_html: fields.descriptionHtml ?? '',
    summary: fields.summary ?? '',
    category_id: categoryId,
    category_ids: categoryIds,
    category_titles: titles,
    tags: fields.tags ?? [],
    image_urls: fields.imageUrls ?? [],
    is_published: fields.isPublished ?? null,
    is_published_when_new: row.whenNew.isPublished,
    search_spaced: forms.searchSpaced,
    search_joined: forms.searchJoined,
    product_id: newId(),
  }
}
