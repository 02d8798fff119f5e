import { z } from 'zod'

const id = z.union([z.number(), z.string()]).transform(String)
const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))
const named = z.looseObject({ name: words })

const stock = {
  manage_stock: z.union([z.boolean(), z.literal('parent')]).catch(false),
  stock_quantity: z.number().nullish(),
  stock_status: words,
}
const prices = {
  regular_price: amount,
  sale_price: amount,
  date_on_sale_from: words,
  date_on_sale_to: words,
}
const picture = z.looseObject({ src: words })

/** Fields of WooCommerce's REST API v3 that we read (woocommerce.github.io/woocommerce-rest-api-docs). */
export const wooProduct = z.looseObject({
  id,
  type: words,
  name: words,
  permalink: words,
  status: words,
  catalog_visibility: words,
  sku: words,
  global_unique_id: words,
  description: words,
  short_description: words,
  virtual: z.boolean().catch(false),
  sold_individually: z.boolean().catch(false),
  weight: amount,
  dimensions: z.looseObject({ length: amount, width: amount, height: amount }).nullish(),
  categories: z.array(z.looseObject({ id })).catch([]),
  tags: z.array(named).catch([]),
  brands: z.array(named).catch([]),
  images: z.array(picture).catch([]),
  attributes: z
    .array(
      z.looseObject({
        name: words,
        visible: z.boolean().catch(true),
        options: z.array(z.string()).catch([]),
      }),
    )
    .catch([]),
  ...stock,
  ...prices,
})
export type WooProduct = z.infer<typeof wooProduct>

export const wooVariation = z.looseObject({
  id,
  sku: words,
  status: words,
  description: words,
  weight: amount,
  image: picture.nullish(),
  attributes: z.array(z.looseObject({ name: words, option: words })).catch([]),
  ...stock,
  ...prices,
})
export type WooVariation = z.infer<typeof wooVariation>

export const wooCategory = z.looseObject({ id, name: words, parent: id })
export type WooCategory = z.infer<typeof wooCategory>

const person = z.looseObject({
  first_name: words,
  last_name: words,
  address_1: words,
  address_2: words,
  city: words,
  state: words,
  postcode: words,
  phone: words,
})

export const wooCustomer = z.looseObject({
  id,
  date_created_gmt: words,
  email: words,
  first_name: words,
  last_name: words,
  billing: person.nullish(),
  shipping: person.nullish(),
})

export const wooReview = z.looseObject({
  id,
  date_created_gmt: words,
  product_id: id,
  status: words,
  reviewer: words,
  review: words,
  rating: z.number().catch(0),
  verified: z.boolean().catch(false),
})

export const wooOrder = z.looseObject({
  id,
  number: id,
  status: words,
  currency: words,
  date_created_gmt: words,
  customer_id: id,
  customer_note: words,
  payment_method_title: words,
  total: amount,
  total_tax: amount,
  shipping_total: amount,
  billing: person,
  shipping: person.nullish(),
  line_items: z.array(z.looseObject({ name: words, sku: words, quantity: z.number(), total: amount })),
  fee_lines: z.array(z.looseObject({ total: amount })).catch([]),
})
export type WooPerson = z.infer<typeof person>
