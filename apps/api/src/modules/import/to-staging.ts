import { newId } from '../../shared/ids.ts'
import { slugOf } from '../../shared/slug.ts'
import { productSearchForms } from '../search/product-search-forms.ts'
import type { CategoryResolver } from './category-resolver.ts'
import type { StagedRow } from './staged-row.ts'
import type { StagingRecord } from './staging.repository.ts'

/** A row in the columns of the staging table, with its categories found and its search forms made. */
export const toStaging = (row: StagedRow, categories: CategoryResolver): StagingRecord => {
  const { categoryId, categoryIds, titles } = categories.resolve(row.categoryPaths)
  const forms = productSearchForms({ ...row, sku: row.sku ?? '', categoryTitles: titles })
  return {
    line: row.line,
    kind: row.kind,
    source_key: row.sourceKey,
    parent_ref: row.parentRef,
    parent_keys: row.parentKeys,
    group_key: row.groupKey,
    group_title: row.groupTitle,
    sku: row.sku,
    slug_base: slugOf(row.title, 'product'),
    title: row.title,
    brand: row.brand,
    price: row.price,
    list_price: row.listPrice,
    offer_ends_at: row.offerEndsAt,
    on_hand: row.onHand,
    max_per_order: row.maxPerOrder,
    weight_grams: row.weightGrams,
    options: row.options,
    attributes: row.attributes,
    description_html: row.descriptionHtml,
    summary: row.summary,
    category_id: categoryId,
    category_ids: categoryIds,
    category_titles: titles,
    tags: row.tags,
    image_urls: row.imageUrls,
    is_published: row.isPublished,
    search_spaced: forms.searchSpaced,
    search_joined: forms.searchJoined,
    product_id: newId(),
  }
}
