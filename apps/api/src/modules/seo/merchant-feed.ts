import type { Db } from '../../db/client.ts'
import { excerpt, htmlText, lineOfHtml } from '../../shared/html-text.ts'
import { mediaAddress } from '../media/media-address.ts'
import { absoluteAddress, type Origins, productPath } from './addresses.ts'
import { type FeedProduct, readCategoryPaths, readFeedProducts } from './feed-products.repository.ts'
import type { Document } from './send-document.ts'
import { seoMessages as text } from './seo.messages.ts'
import { element, XML_DECLARATION } from './xml.ts'

// Google's limits: product data specification.
const TITLE_LENGTH = 150
const DESCRIPTION_LENGTH = 5_000
const FURTHER_PICTURES = 10
const PICTURE_WIDTH = 1280

/** Rial is the only Iranian unit that ISO 4217 knows. */
const money = (rial: number) => `${rial} IRR`

const itemOf = (product: FeedProduct, path: readonly string[], origins: Origins) => {
  const [first, ...others] = product.images.map(({ key }) =>
    absoluteAddress(mediaAddress(key, PICTURE_WIDTH, 'jpg'), origins),
  )
  const { price, listPrice, descriptionHtml, summary } = product
  const description = htmlText(descriptionHtml) || lineOfHtml(summary) || product.title
  return [
    '<item>',
    element('g:id', product.sku),
    element('g:title', excerpt(product.title, TITLE_LENGTH)),
    element('g:description', excerpt(description, DESCRIPTION_LENGTH)),
    element('g:link', absoluteAddress(productPath(product.slug), origins)),
    element('g:image_link', first),
    ...others.slice(0, FURTHER_PICTURES).map((address) => element('g:additional_image_link', address)),
    element('g:availability', product.available > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', money(listPrice ?? price)),
    element('g:sale_price', listPrice === null ? null : money(price)),
    element('g:condition', 'new'),
    element('g:brand', product.brand),
    element('g:mpn', product.sku),
    element('g:item_group_id', product.groupId),
    element('g:product_type', path.length > 0 ? path.join(' > ') : null),
    element('g:shipping_weight', product.weightGrams === null ? null : `${product.weightGrams} g`),
    '</item>\n',
  ].join('')
}

/** Every product for Google Merchant Center, as RSS 2.0 with its namespace. Products without a picture are left out. */
export const merchantFeed = (db: Db, origins: Origins, shopTitle: string): Document => ({
  type: 'application/rss+xml',
  text: async function* () {
    const paths = await readCategoryPaths(db)
    yield [
      `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>`,
      element('title', text.productFeedTitle(shopTitle)),
      element('link', absoluteAddress('/', origins)),
      element('description', text.productFeedTitle(shopTitle)),
      '\n',
    ].join('')
    for await (const products of readFeedProducts(db))
      yield products
        .filter(({ images }) => images.length > 0)
        .map((product) => itemOf(product, paths.get(product.categoryId ?? '') ?? [], origins))
        .join('')
    yield '</channel>\n</rss>\n'
  },
})
