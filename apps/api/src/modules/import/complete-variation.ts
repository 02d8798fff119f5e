import { z } from 'zod'
import { slugOf } from '../../shared/slug.ts'
import { productSearchForms } from '../search/product-search-forms.ts'
import type { VariationPair } from './staging.repository.ts'

const pair = z.object({ name: z.string(), value: z.string() })
const staged = z.looseObject({
  source_key: z.string(),
  sku: z.string().nullable(),
  title: z.string(),
  brand: z.string().nullable(),
  weight_grams: z.number().nullable(),
  max_per_order: z.number(),
  options: z.array(pair),
  attributes: z.array(pair),
  description_html: z.string(),
  summary: z.string(),
  category_id: z.string().nullable(),
  category_ids: z.array(z.string()),
  category_titles: z.array(z.string()),
  tags: z.array(z.string()),
  image_urls: z.array(z.string()),
  is_published: z.boolean(),
})

const ownSku = (own: z.infer<typeof staged>, parentSku: string | null) =>
  own.sku === null || own.sku === parentSku ? `WC-${own.source_key.split(':').slice(1).join(':')}` : own.sku

/** A variation as a product of its own: what it does not say comes from its parent. */
export const completeVariation = ({ line, own: ownRow, parent: parentRow }: VariationPair) => {
  const own = staged.parse(ownRow)
  const parent = staged.parse(parentRow)
  const optionNames = new Set(own.options.map(({ name }) => name))
  const values = own.options.map(({ value }) => value).join('، ')
  const title = values === '' ? own.title : `${parent.title}، ${values}`
  const sku = ownSku(own, parent.sku)
  const brand = own.brand ?? parent.brand
  const hasOwnCategories = own.category_ids.length > 0
  const categories = hasOwnCategories ? own : parent
  const tags = [...new Set([...parent.tags, ...own.tags])]
  const forms = productSearchForms({
    title,
    brand,
    sku,
    options: [],
    tags,
    categoryTitles: categories.category_titles,
  })
  return {
    line,
    title,
    slug_base: slugOf(title, 'product'),
    sku,
    brand,
    group_key: parent.source_key,
    weight_grams: own.weight_grams ?? parent.weight_grams,
    max_per_order: Math.min(own.max_per_order, parent.max_per_order),
    attributes: [...own.attributes, ...parent.attributes.filter(({ name }) => !optionNames.has(name))],
    description_html: parent.description_html + own.description_html,
    summary: parent.summary || own.summary,
    category_id: categories.category_id,
    category_ids: categories.category_ids,
    tags,
    image_urls: own.image_urls.length > 0 ? own.image_urls : parent.image_urls,
    is_published: own.is_published && parent.is_published,
    search_spaced: forms.searchSpaced,
    search_joined: forms.searchJoined,
  }
}
