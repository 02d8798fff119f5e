import { describe, expect, it } from 'vitest'
import { demoShop } from './demo-shop.ts'
import type { DemoMenuItem } from './types.ts'

const shop = demoShop()
const productSlugs = new Set(shop.products.map(({ slug }) => slug))
const categorySlugs = new Set(shop.categories.map(({ slug }) => slug))
const articleSlugs = new Set(shop.articles.map(({ slug }) => slug))
const pageSlugs = new Set(shop.siteContent.pages.map(({ slug }) => slug))

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function words(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}

function flat(items: readonly DemoMenuItem[]): DemoMenuItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)])
}

describe('the catalogue', () => {
  it('fills ten top categories with at least 130 products', () => {
    expect(shop.categories.filter(({ parentSlug }) => parentSlug === null)).toHaveLength(10)
    expect(shop.products.length).toBeGreaterThanOrEqual(130)
    for (const { slug, parentSlug } of shop.categories) {
      const children = shop.categories.filter((child) => child.parentSlug === slug).length
      expect(parentSlug ? children : Math.min(children, 2), slug).toBe(parentSlug ? 0 : 2)
      expect(
        shop.products.some((product) => product.categorySlugs.includes(slug)),
        slug,
      ).toBe(true)
    }
  })

  it('gives everything an address of its own in kebab-case', () => {
    const all = [shop.categories, shop.products, shop.articles, shop.siteContent.pages].map((list) =>
      list.map(({ slug }) => slug),
    )
    for (const slugs of all) {
      expect(repeated(slugs)).toEqual([])
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expect(repeated(shop.products.map(({ sku }) => sku))).toEqual([])
    expect(productSlugs.has('search')).toBe(false)
  })

  it('asks whole rials that are whole tomans, and less than before a discount', () => {
    for (const { slug, price, listPrice, offerEndsInDays } of shop.products) {
      for (const amount of [price, ...(listPrice === null ? [] : [listPrice])]) {
        expect(Number.isSafeInteger(amount) && amount > 0 && amount % 10 === 0, slug).toBe(true)
      }
      if (listPrice !== null) expect(listPrice, slug).toBeGreaterThan(price)
      else expect(offerEndsInDays, slug).toBeNull()
    }
    expect(shop.products.some(({ offerEndsInDays }) => offerEndsInDays !== null)).toBe(true)
  })

  it('has things that are gone, things that are nearly gone and plenty of others', () => {
    const stock = shop.products.map(({ onHand }) => onHand)
    expect(stock.filter((count) => count === 0).length).toBeGreaterThan(2)
    expect(stock.filter((count) => count > 0 && count < 4).length).toBeGreaterThan(10)
    expect(stock.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
  })

  it('tells the options of a design apart and keeps them together', () => {
    const groups = Map.groupBy(
      shop.products.filter(({ group }) => group),
      ({ group }) => group?.key,
    )
    for (const [key, siblings] of groups) {
      expect(siblings.length, key).toBeGreaterThan(1)
      expect(repeated(siblings.map(({ group }) => JSON.stringify(group?.options)))).toEqual([])
    }
  })

  it('describes every product in paragraphs and a list, with three pictures or more', () => {
    for (const { slug, descriptionHtml, images, attributes, categorySlugs: own } of shop.products) {
      expect(descriptionHtml.match(/<p>/g)?.length ?? 0, slug).toBeGreaterThanOrEqual(2)
      expect(descriptionHtml, slug).toMatch(/<ul>(<li>[^<]+<\/li>){3,}<\/ul>$/)
      expect(images.length, slug).toBeGreaterThanOrEqual(3)
      expect(attributes.length, slug).toBeGreaterThanOrEqual(1)
      for (const category of own) expect(categorySlugs.has(category), category).toBe(true)
      expect(repeated(attributes.map(({ name }) => name)), slug).toEqual([])
    }
  })
})

describe('the magazine', () => {
  it('has sixteen articles of 600 to 1000 words', () => {
    expect(shop.articles).toHaveLength(16)
    for (const { slug, bodyHtml } of shop.articles) {
      expect(words(bodyHtml), slug).toBeGreaterThanOrEqual(600)
      expect(words(bodyHtml), slug).toBeLessThanOrEqual(1000)
      for (const tag of ['<h2>', '<ul>', '<blockquote>']) expect(bodyHtml, slug).toContain(tag)
    }
  })

  it('names authors and products that exist', () => {
    const authors = new Set(shop.authors.map(({ key }) => key))
    for (const article of shop.articles) {
      expect(authors.has(article.authorKey), article.slug).toBe(true)
      expect(article.relatedProductSlugs.filter((slug) => !productSlugs.has(slug))).toEqual([])
    }
  })
})

describe('the comments', () => {
  it('belong to one product or one article each, with stars only on products', () => {
    expect(shop.comments.length).toBeGreaterThanOrEqual(190)
    for (const { productSlug, articleSlug, rating, text } of shop.comments) {
      expect(productSlug === undefined).not.toBe(articleSlug === undefined)
      if (productSlug) expect(productSlugs.has(productSlug), productSlug).toBe(true)
      if (articleSlug) expect(articleSlugs.has(articleSlug), articleSlug).toBe(true)
      expect(rating === null).toBe(productSlug === undefined)
      expect(text.length).toBeGreaterThan(15)
    }
  })

  it('never say the same thing twice', () => {
    expect(repeated(shop.comments.map(({ text }) => text))).toEqual([])
  })
})

describe('the site', () => {
  const KNOWN = new Set(['/', '/shop', '/blog', '/about-us', '/contact-us', '/faq', '/license', '/cart'])

  it('links only to addresses that exist', () => {
    const { indexMenu, footerMenu, slider, banners } = shop.siteContent
    const urls = [...flat([...indexMenu, ...footerMenu]), ...slider, ...banners].map(({ url }) => url)
    for (const url of urls) {
      const { pathname, searchParams } = new URL(url, 'https://shop.example')
      const page = pathname.match(/^\/page\/(.+)$/)?.[1]
      expect(page ? pageSlugs.has(page) : KNOWN.has(pathname), url).toBe(true)
      const category = searchParams.get('category')
      if (category) expect(categorySlugs.has(category), url).toBe(true)
    }
  })

  it('answers at least twenty questions in five groups', () => {
    expect(shop.siteContent.faq.length).toBeGreaterThanOrEqual(5)
    for (const { items, title } of shop.siteContent.faq) expect(items.length, title).toBeGreaterThanOrEqual(4)
  })

  it('writes Persian with Persian letters', () => {
    // Arabic kaf and yeh and half spaces around a space are the usual slips of a keyboard.
    expect(JSON.stringify(shop)).not.toMatch(/[كي]|\u200c\s|\s\u200c|\u200c\u200c/)
  })
})

it('is the same shop at every call', () => {
  expect(demoShop()).toEqual(shop)
  expect(demoShop()).not.toBe(shop)
})
