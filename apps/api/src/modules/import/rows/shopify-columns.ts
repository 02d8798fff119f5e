import { type Column, column } from './columns.ts'

/** Columns of Shopify's product export, as it writes them since 2015 and, after these, since 2025. */
export const shopifyColumns = {
  handle: column('keeps', 'Handle', 'URL handle'),
  title: column('keeps', 'Title'),
  body: column('empties', 'Body (HTML)', 'Description'),
  vendor: column('empties', 'Vendor'),
  category: column('keeps', 'Product Category'),
  type: column('keeps', 'Type'),
  tags: column('empties', 'Tags'),
  published: column('keeps', 'Published', 'Published on online store'),
  status: column('keeps', 'Status'),
  giftCard: column('keeps', 'Gift Card'),
  option1Name: column('keeps', 'Option1 Name'),
  option1Value: column('keeps', 'Option1 Value'),
  option2Name: column('keeps', 'Option2 Name'),
  option2Value: column('keeps', 'Option2 Value'),
  option3Name: column('keeps', 'Option3 Name'),
  option3Value: column('keeps', 'Option3 Value'),
  sku: column('keeps', 'Variant SKU', 'SKU'),
  barcode: column('empties', 'Variant Barcode', 'Barcode'),
  grams: column('keeps', 'Variant Grams', 'Weight value (grams)'),
  tracker: column('keeps', 'Variant Inventory Tracker', 'Inventory tracker'),
  stock: column('keeps', 'Variant Inventory Qty', 'Inventory quantity'),
  policy: column('keeps', 'Variant Inventory Policy', 'Continue selling when out of stock'),
  price: column('keeps', 'Variant Price', 'Price'),
  compareAt: column('empties', 'Variant Compare At Price', 'Compare-at price'),
  image: column('keeps', 'Image Src', 'Product image URL'),
  imagePosition: column('keeps', 'Image Position'),
  variantImage: column('keeps', 'Variant Image', 'Variant image URL'),
} as const satisfies Record<string, Column>
export type ShopifyField = keyof typeof shopifyColumns
