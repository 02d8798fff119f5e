import type { Db } from '../../db/client.ts'
import { absoluteAddress, categoryPath, makerPath, type Origins, productPath } from './addresses.ts'
import type { Document } from './send-document.ts'
import {
  type Entry,
  readArticleEntries,
  readArticleLists,
  readCategoryEntries,
  readMakerEntries,
  readPageEntries,
  readProductChunks,
  readProductEntries,
} from './sitemap.repository.ts'
import { element, XML_DECLARATION } from './xml.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** Pages that always are there; those behind the guard and search results are not for search engines. */
const FIXED_PATHS = ['/', '/shop', '/blog', '/about-us', '/contact-us', '/faq', '/license']

const entryOf = (kind: 'url' | 'sitemap', address: string, changedAt: Date | null) =>
  `<${kind}>${element('loc', address)}${element('lastmod', changedAt?.toISOString())}</${kind}>\n`

const urlSet = (parts: () => AsyncIterable<string>): Document => ({
  type: 'application/xml',
  text: async function* () {
    yield `${XML_DECLARATION}<urlset ${NAMESPACE}>\n`
    yield* parts()
    yield '</urlset>\n'
  },
})

/** The index of all sitemaps, which together name every page of every app (sitemaps.org, protocol 0.9). */
export const sitemapIndex = (db: Db, origins: Origins): Document => ({
  type: 'application/xml',
  text: async function* () {
    const chunks = await readProductChunks(db)
    const parts = [
      ...chunks.map(({ changedAt }, index) => ({ name: `products-${index + 1}`, changedAt })),
      ...['categories', 'brands', 'articles', 'pages'].map((name) => ({ name, changedAt: null })),
    ]
    const entries = parts.map(({ name, changedAt }) =>
      entryOf('sitemap', absoluteAddress(`/sitemap/${name}.xml`, origins), changedAt),
    )
    yield `${XML_DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
  },
})

/** A sitemap by the name that the index gives it; null when there is no such one. */
export const sitemapPart = async (db: Db, origins: Origins, name: string): Promise<Document | null> => {
  const urls = (entries: readonly Entry[], path: (slug: string) => string) =>
    entries
      .map(({ slug, changedAt }) => entryOf('url', absoluteAddress(path(slug), origins), changedAt))
      .join('')

  const number = /^products-([1-9]\d{0,5})$/.exec(name)?.[1]
  if (number !== undefined) {
    const chunk = (await readProductChunks(db))[Number(number) - 1]
    if (!chunk) return null
    return urlSet(async function* () {
      for await (const entries of readProductEntries(db, chunk.firstId)) yield urls(entries, productPath)
    })
  }
  if (name === 'categories')
    return urlSet(async function* () {
      yield urls(await readCategoryEntries(db), categoryPath)
    })
  if (name === 'brands')
    return urlSet(async function* () {
      yield urls(await readMakerEntries(db), makerPath)
    })
  if (name === 'articles')
    return urlSet(async function* () {
      for await (const entries of readArticleEntries(db)) yield urls(entries, (slug) => `/blog/${slug}`)
      const lists = await readArticleLists(db)
      yield urls(lists.categories, (slug) => `/blog/category/${slug}`)
      yield urls(lists.tags, (slug) => `/blog/tag/${slug}`)
      yield urls(lists.authors, (slug) => `/blog/author/${slug}`)
    })
  if (name === 'pages')
    return urlSet(async function* () {
      yield FIXED_PATHS.map((path) => entryOf('url', absoluteAddress(path, origins), null)).join('')
      yield urls(await readPageEntries(db), (slug) => `/page/${slug}`)
    })
  return null
}
