import { demoShop } from './demo-shop.ts'
import type { DemoCategory, DemoShop } from './types.ts'

/** One design with its options, a few reduced prices, three families: for a list, a filter and a product page. */
const goods = [
  'kaseh-mahi-meybod-lajevardi',
  'kaseh-mahi-meybod-firuzei',
  'kaseh-mahi-meybod-asali',
  'piyaleh-lalejin-set',
  'kaseh-miveh-shahreza',
  'khomreh-torshi-zonuz',
  'tut-khoshk',
  'bargeh-zardalu',
  'fandogh-rudsar',
  'sini-mesi-ghalamzani',
  'kafgir-chubi-tut',
  'shamdan-berenji',
]
const ARTICLE = 'sofal-amn-baraye-ghaza'

/**
 * Returns a dozen goods of the demo shop with their categories and one article, for a merchant who looks at how a shop
 * fills. They have no sales and no comments, and their reduced prices have no end. Codes begin with `SAMPLE-`.
 */
export function sampleShop(): DemoShop {
  const shop = demoShop()
  const products = shop.products
    .filter(({ slug }) => goods.includes(slug))
    .map((product) => ({
      ...product,
      sku: `SAMPLE-${product.sku}`,
      soldCount: 0,
      offerEndsInDays: null,
      createdDaysAgo: 0,
    }))
  const used = new Set(products.flatMap(({ categorySlugs }) => categorySlugs))
  const isUsed = ({ slug }: DemoCategory) => used.has(slug)
  return {
    ...shop,
    products,
    categories: shop.categories.filter(isUsed),
    articles: shop.articles
      .filter(({ slug }) => slug === ARTICLE)
      .map((article) => ({ ...article, publishedDaysAgo: 0 })),
    comments: [],
    coupons: [],
  }
}
