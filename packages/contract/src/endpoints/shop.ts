import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import {
  id,
  instant,
  oneOf,
  page,
  pageId,
  picture,
  plainText,
  previewWord,
  rial,
  safeHtml,
  slug,
  take,
  wholeNumber,
} from '../fields.ts'
import { fieldMessages as messages } from '../messages.ts'
import { listSorts, searchSorts } from '../sorts.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'
import { articleSummary } from './blog.ts'
import { slide } from './setting.ts'

const tag = 'shop'

export const stockState = z.enum(['in_stock', 'low', 'out'])
export type StockState = z.infer<typeof stockState>

const named = z.object({ slug, title: z.string() })
/** Words of a page for search engines and social networks. */
const seo = z.object({ title: z.string(), description: z.string() })

export const productCard = z.object({
  productId: id,
  slug,
  title: z.string(),
  brand: z.string().nullable(),
  price: rial,
  listPrice: rial.nullable().describe('Before the discount'),
  offerEndsAt: instant.nullable(),
  stock: stockState,
  stockLeft: z.int().nullable().describe('How many are left, only when low'),
  image: picture.nullable(),
  rating: z.object({ average: z.number(), count: z.int() }),
})
export type ProductCard = z.infer<typeof productCard>

export const product = productCard.extend({
  sku: z.string(),
  makerSlug: slug.nullable().describe('Of the page of its brand'),
  maxPerOrder: z.int(),
  maxCount: z
    .int()
    .describe(
      'How many can be added now; of what is out because others pay for all pieces of a sale: to wait for',
    ),
  images: z.array(picture),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  descriptionHtml: safeHtml,
  summary: z.string().describe('Plain text'),
  seo,
  categories: z.array(named),
  soldCount: z.int(),
  createdAt: instant,
})
export type Product = z.infer<typeof product>

export const sibling = z.object({
  productId: id,
  slug,
  title: z.string(),
  price: rial,
  stock: stockState,
  image: picture.nullable(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Sibling = z.infer<typeof sibling>

/** How shoppers choose among the values of an option. */
export const optionAxis = z.object({
  name: z.string(),
  look: z.enum(['words', 'swatches', 'select']),
  values: z
    .array(z.object({ value: z.string(), color: z.string().nullable() }))
    .describe('In the order of the shop'),
  guideHtml: safeHtml.describe('How to choose: a table of sizes; empty: none'),
})
export type OptionAxis = z.infer<typeof optionAxis>

export const productPage = z.object({
  product,
  siblings: z
    .array(sibling)
    .describe('All products of the group with their option values, this one among them'),
  axes: z.array(optionAxis).describe('The options that its siblings differ in'),
  related: z.array(productCard),
  bundle: z
    .array(productCard)
    .describe('What is offered together with it: one to three goods that can be bought, or none'),
  breadcrumbs: z.array(named),
})
export type ProductPage = z.infer<typeof productPage>

/** Query strings carry booleans as `1`/`true`. */
const flag = oneOf(['1', 'true', '0', 'false']).transform((value) => value === '1' || value === 'true')
const many = (item: z.ZodString) =>
  z.union([item.transform((value) => [value]), z.array(item).max(20)], messages.invalid)

const filters = {
  category: slug.optional(),
  maker: slug.optional().describe('The goods of one maker; a brand beside it changes nothing'),
  brand: many(plainText(100)).optional().describe('May repeat'),
  minPrice: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional().describe('Rial'),
  maxPrice: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional().describe('Rial'),
  inStock: flag.optional(),
  discounted: flag.optional(),
  attr: many(plainText(200))
    .optional()
    .describe('`name:value`, may repeat; values of one name are alternatives'),
  pageId,
  take: take(),
}

export const facets = z.object({
  categories: z.array(named.extend({ count: z.int(), image: picture.nullable() })),
  brands: z.array(z.object({ title: z.string(), count: z.int() })),
  price: z.object({ min: rial, max: rial }).nullable(),
  attributes: z.array(
    z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.int() })) }),
  ),
  inStockCount: z.int(),
  discountedCount: z.int(),
})
export type Facets = z.infer<typeof facets>

export const productList = page(productCard).extend({
  facets,
  category: named
    .extend({ description: z.string(), seo, breadcrumbs: z.array(named) })
    .nullable()
    .describe('Also of a former address: its slug is the one it has now'),
  maker: named
    .extend({ descriptionHtml: safeHtml, image: picture.nullable(), seo })
    .nullable()
    .describe('Whose goods these are'),
})
export type ProductList = z.infer<typeof productList>

export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/shop/products',
  access: 'public',
  tag,
  summary: 'A page of products with the facets of the filtered list',
  query: strict({ ...filters, sort: oneOf(listSorts).default('newest') }),
  body: noBody,
  response: productList,
  errors: ['not_found'],
})

export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/api/shop/search',
  access: 'public',
  tag,
  summary: 'Finds products whichever letters, digits, ZWNJ or spaces were typed, and forgives a typo',
  query: strict({
    q: plainText(200),
    ...filters,
    sort: oneOf(searchSorts).default('relevance'),
  }),
  body: noBody,
  response: productList.extend({
    correctedQuery: z
      .string()
      .nullable()
      .describe('What was searched instead, when the query itself found nothing'),
    nearWords: z
      .array(z.string())
      .describe('Words of a query that found nothing which find goods by themselves'),
  }),
  errors: ['not_found'],
})

export const suggest = defineEndpoint({
  method: 'GET',
  path: '/api/shop/suggest',
  access: 'public',
  tag,
  summary: 'Suggestions while typing',
  query: strict({ q: plainText(200) }),
  body: noBody,
  response: z.object({
    products: z.array(
      productCard.pick({ productId: true, slug: true, title: true, price: true, image: true }),
    ),
    categories: z.array(named),
    articles: z.array(named),
  }),
  errors: [],
})

export const getProduct = defineEndpoint({
  method: 'GET',
  path: '/api/shop/product',
  access: 'public',
  tag,
  summary: 'A product with its siblings, related products and breadcrumbs',
  query: strict({ slug, preview: previewWord }),
  body: noBody,
  response: productPage,
  errors: ['not_found'],
})

export interface Category {
  slug: string
  title: string
  count: number
  image: z.infer<typeof picture> | null
  children: Category[]
}
export const category: z.ZodType<Category> = z.object({
  slug,
  title: z.string(),
  count: z.int().describe('Products in it and below it'),
  image: picture.nullable().describe('Of the top level only'),
  get children() {
    return z.array(category)
  },
})

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/api/shop/categories',
  access: 'public',
  tag,
  summary: 'The category tree with counts',
  query: noQuery,
  body: noBody,
  response: z.array(category),
  errors: [],
})

export const getHome = defineEndpoint({
  method: 'GET',
  path: '/api/shop/home',
  access: 'public',
  tag,
  summary: 'The sections of the home page',
  query: noQuery,
  body: noBody,
  response: z.object({
    slider: z.array(slide),
    categories: z.array(named.extend({ image: picture.nullable(), count: z.int() })),
    offers: z.object({ endsAt: instant.nullable(), products: z.array(productCard) }),
    newest: z.array(productCard),
    bestselling: z.array(productCard),
    articles: z.array(articleSummary),
  }),
  errors: [],
})

/** The state of a queue. The response is the same for every visitor and may be cached for a second. */
export const getQueue = defineEndpoint({
  method: 'GET',
  path: '/api/shop/queue',
  access: 'public',
  tag,
  summary: 'How far people were let in to pay for an offer',
  query: strict({ offer: id }),
  body: noBody,
  response: z.object({
    state: z
      .enum(['moving', 'all_held', 'sold_out', 'over'])
      .describe('With all pieces held the next is let in when one comes back; over: no queue any more'),
    admittedTo: z.int().describe('Whoever has this place or one before it may go to pay'),
  }),
  errors: [],
})
