import type { AddProductBody, EditProductBody, ProductRecord } from '@hojreh/contract/admin'
import { linesOfHtml } from '../../shared/rich-text/lines-of-html.ts'
import { momentText } from '../../shared/typed/moment-text.ts'
import { numberOf, numberOrNull, rialOf, tomanOf } from '../../shared/typed/typed-number.ts'
import { attributesText, pairsOf } from './attributes/attribute-rows.ts'
import type { productMessages as text } from './product.messages.ts'
import { relatedIn, relatedText } from './related/related-text.ts'

/** What stands in the form: every field as it is typed. */
export type ProductValues = { [Field in keyof typeof text.fields]: string }
export type NewProductValues = ProductValues & { onHand: string }
/** A select has a word for nothing. */
export const NO_CATEGORY = 'none'

export const newProduct: NewProductValues = {
  ...{ title: '', summary: '', descriptionHtml: '', price: '', listPrice: '', sku: '', brand: '' },
  ...{
    categoryId: NO_CATEGORY,
    weightGrams: '',
    maxPerOrder: '10',
    isPublished: 'yes',
    publishAt: '',
    slug: '',
    ...{
      attributes: attributesText([]),
      relatedIds: relatedText([]),
      bundleIds: relatedText([]),
      seoTitle: '',
      seoDescription: '',
    },
    onHand: '',
  },
}

/** A product as its form shows it. */
export const valuesOf = (product: ProductRecord): ProductValues => ({
  title: product.title,
  summary: linesOfHtml(product.summary),
  descriptionHtml: product.descriptionHtml,
  price: tomanOf(product.price),
  listPrice: tomanOf(product.listPrice),
  sku: product.sku,
  brand: product.brand ?? '',
  categoryId: product.categoryId ?? NO_CATEGORY,
  weightGrams: String(product.weightGrams ?? ''),
  maxPerOrder: String(product.maxPerOrder),
  isPublished: product.isPublished || product.publishAt ? 'yes' : 'no',
  publishAt: momentText(product.publishAt),
  slug: product.slug,
  attributes: attributesText(product.attributes),
  relatedIds: relatedText(product.related),
  bundleIds: relatedText(product.bundle),
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
})

/** A product that begins as a copy of another one: hidden, with a code, an address and a stock of its own. */
export const copyOf = (product: ProductRecord): NewProductValues => ({
  ...valuesOf(product),
  ...{ sku: '', slug: '', onHand: '', isPublished: 'no', publishAt: '' },
})

type Fields = Omit<EditProductBody, 'version'>
type Reading = { [Field in keyof ProductValues]: (typed: string) => Fields[Field] }

const readings: Reading = {
  title: (typed) => typed,
  summary: (typed) => typed,
  descriptionHtml: (typed) => typed,
  price: (typed) => rialOf(typed) ?? 0,
  listPrice: rialOf,
  sku: (typed) => typed,
  brand: (typed) => typed,
  categoryId: (typed) => (typed === NO_CATEGORY ? null : typed),
  weightGrams: numberOrNull,
  maxPerOrder: numberOf,
  isPublished: (typed) => typed === 'yes',
  publishAt: (typed) => typed.trim() || null,
  slug: (typed) => typed,
  attributes: pairsOf,
  relatedIds: (typed) => relatedIn(typed).map(({ id }) => id),
  bundleIds: (typed) => relatedIn(typed).map(({ id }) => id),
  seoTitle: (typed) => typed,
  seoDescription: (typed) => typed,
}

/** What the server is asked for: of each field that is given what was typed there. */
export const fieldsOf = (values: Partial<ProductValues>): Fields =>
  Object.fromEntries(
    (Object.keys(readings) as (keyof ProductValues)[]).flatMap((field) => {
      const typed = values[field]
      return typed === undefined ? [] : [[field, readings[field](typed)]]
    }),
  )

export const newBodyOf = ({ onHand, ...values }: NewProductValues): AddProductBody => ({
  ...(fieldsOf(values) as AddProductBody),
  onHand: numberOf(onHand),
})
