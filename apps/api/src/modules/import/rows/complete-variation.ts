import { z } from 'zod'
import { slugOf } from '../../../shared/slug.ts'
import { productSearchForms } from '../../search/product-search-forms.ts'
import type { Synonyms } from '../../search/synonyms.ts'
import type { VariationPair } from '../staging.repository.ts'

const pair = z.object({ name: z.string(), value: z.string() })
const staged = z.looseObject({
  source_key: z.string(),
  given: z.array(z.string()),
  sku: z.string().nullable(),
  title: z.string().nullable(),
  brand: z.string().nullable(),
  weight_grams: z.number().nullable(),
  max_per_order: z.number().nullable(),
  on_hand: z.number().nullable(),
  takes_stock_of_parent: z.boolean(),
  options: z.array(pair),
  attributes: z.array(pair),
  description_html: z.string(),
  summary: z.string(),
  category_id: z.string().nullable(),
  category_ids: z.array(z.string()),
  category_titles: z.array(z.string()),
  tags: z.array(z.string()),
  image_urls: z.array(z.string()),
  is_published: z.boolean().nullable(),
  is_published_when_new: z.boolean(),
})
type Staged = z.infer<typeof staged>

const titleOf = (own: Staged, parent: Staged): string | null => {
  const values = own.options.map(({ value }) => value).join('، ')
  return values === '' || parent.title === null ? own.title : `${parent.title}، ${values}`
}

/** The fields that a variation has without its parent. */
const OWN = ['price', 'list_price', 'offer_ends_at', 'on_hand', 'options']
/** Columns in which a value of its own is the whole value. */
const isComplete: Record<string, (own: Staged) => boolean> = {
  weight_grams: (own) => own.weight_grams !== null,
  image_urls: (own) => own.image_urls.length > 0,
  category_id: (own) => own.category_ids.length > 0,
  category_ids: (own) => own.category_ids.length > 0,
}

/** A value that is combined from both needs both. */
const givenOf = (own: Staged, parent: Staged, title: string | null, sku: string | null): string[] => {
  const together = own.given.filter(
    (column) => OWN.includes(column) || parent.given.includes(column) || isComplete[column]?.(own),
  )
  const inherits = own.takes_stock_of_parent && parent.given.includes('on_hand')
  return [
    ...together.filter((column) => !['title', 'sku', 'brand'].includes(column)),
    ...(title === null ? [] : ['title']),
    ...(sku === null ? [] : ['sku']),
    ...(own.brand !== null || parent.given.includes('brand') ? ['brand'] : []),
    ...(inherits ? ['on_hand'] : []),
    'group_id',
  ]
}

const lesserOf = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

/** A variation as a product of its own: what it does not say comes from its parent. */
export const completeVariation = (
  { line, own: ownRow, parent: parentRow }: VariationPair,
  synonyms: Synonyms,
) => {
  const own = staged.parse(ownRow)
  const parent = staged.parse(parentRow)
  const optionNames = new Set(own.options.map(({ name }) => name))
  const title = titleOf(own, parent)
  // The exporter writes the parent's code where a variation has none of its own.
  const sku = own.sku === parent.sku ? null : own.sku
  const brand = own.brand ?? parent.brand
  const categories = own.category_ids.length > 0 ? own : parent
  const tags = [...new Set([...parent.tags, ...own.tags])]
  const forms = productSearchForms(
    {
      title: title ?? '',
      brand,
      sku: sku ?? '',
      options: own.options,
      tags,
      categoryTitles: categories.category_titles,
    },
    synonyms,
  )
  return {
    line,
    given: givenOf(own, parent, title, sku),
    title,
    slug_base: slugOf(title ?? '', 'product'),
    sku,
    brand,
    group_key: parent.source_key,
    weight_grams: own.weight_grams ?? parent.weight_grams,
    max_per_order: lesserOf(own.max_per_order, parent.max_per_order),
    on_hand: own.takes_stock_of_parent ? parent.on_hand : own.on_hand,
    attributes: [...own.attributes, ...parent.attributes.filter(({ name }) => !optionNames.has(name))],
    description_html: parent.description_html + own.description_html,
    summary: parent.summary || own.summary,
    category_id: categories.category_id,
    category_ids: categories.category_ids,
    tags,
    image_urls: own.image_urls.length > 0 ? own.image_urls : parent.image_urls,
    is_published: own.is_published !== false && parent.is_published !== false,
    is_published_when_new: own.is_published_when_new && parent.is_published_when_new,
    search_spaced: forms.searchSpaced,
    search_joined: forms.searchJoined,
  }
}
