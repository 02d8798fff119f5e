import type { Product, ProductCard, ProductPage } from '@hojreh/contract'
import { type DemoProduct, demoShop } from '@hojreh/demo-shop'
import { pictureOf } from './demo-pictures.ts'

export const demo = demoShop()

const DAY_MS = 86_400_000
const FEW = 3
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const stockOf = (onHand: number) => (onHand === 0 ? 'out' : onHand <= FEW ? 'low' : 'in_stock')

export const cardOf = (product: DemoProduct): ProductCard => {
  const [image] = product.images
  const stock = stockOf(product.onHand)
  return {
    productId: `product-${product.sku}`,
    slug: product.slug,
    title: product.title,
    brand: product.brand,
    price: product.price,
    listPrice: product.listPrice,
    offerEndsAt: product.offerEndsInDays === null ? null : daysFromNow(product.offerEndsInDays),
    stock,
    stockLeft: stock === 'low' ? product.onHand : null,
    image: image ? pictureOf(image) : null,
    rating: { average: 4.4, count: product.soldCount },
  }
}

/** `count` products, spread over the whole shop. */
export const someCards = (count: number, first = 0): ProductCard[] => {
  const step = Math.floor(demo.products.length / count)
  return Array.from({ length: count }, (_, index) => demo.products[first + index * step])
    .filter((product) => product !== undefined)
    .map(cardOf)
}

const detailsOf = (product: DemoProduct): Product => ({
  ...cardOf(product),
  sku: product.sku,
  makerSlug: product.brand ? 'negarestan' : null,
  maxPerOrder: product.maxPerOrder,
  maxCount: Math.min(product.onHand, product.maxPerOrder),
  images: product.images.map((image) => pictureOf(image)),
  attributes: product.attributes,
  descriptionHtml: product.descriptionHtml,
  summary: product.title,
  seo: { title: product.title, description: product.title },
  categories: [],
  soldCount: product.soldCount,
  createdAt: daysFromNow(-product.createdDaysAgo),
})

const titleOfCategory = (slug: string) =>
  demo.categories.find((category) => category.slug === slug)?.title ?? slug

/** The one product that others are offered together with. */
const PART_OF_A_SET = 'golab-doatasheh-ghamsar-1l'

/** The page of a product; undefined when there is none. */
export const productPageOf = (slug: string): ProductPage | undefined => {
  const product = demo.products.find((candidate) => candidate.slug === slug)
  if (!product) return undefined
  const { group } = product
  const siblings = group ? demo.products.filter((other) => other.group?.key === group.key) : []
  const names = [
    ...new Set(siblings.flatMap((sibling) => sibling.group?.options.map(({ name }) => name) ?? [])),
  ]
  const valuesOf = (name: string) => [
    ...new Set(
      siblings.flatMap(({ group: own }) => own?.options.find((one) => one.name === name)?.value ?? []),
    ),
  ]
  return {
    axes: names.map((name) => ({
      ...{ name, look: 'words', guideHtml: '' },
      values: valuesOf(name).map((value) => ({ value, color: null })),
    })),
    product: detailsOf(product),
    siblings: siblings.map((sibling) => ({ ...cardOf(sibling), options: sibling.group?.options ?? [] })),
    related: someCards(4, 1),
    bundle: slug === PART_OF_A_SET ? someCards(2, 5) : [],
    breadcrumbs: product.categorySlugs
      .slice(0, 2)
      .reverse()
      .map((category) => ({ slug: category, title: titleOfCategory(category) })),
  }
}
