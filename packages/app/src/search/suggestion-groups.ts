import type { ResponseOf } from '@hojreh/api'
import type { Category } from '@hojreh/contract'
import { formatToman } from '@hojreh/persian'
import type { Suggestion, SuggestionGroup } from '@hojreh/ui'
import { hrefOfArticle, hrefOfCategory, hrefOfProduct, hrefOfSearch } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'
import { searchMessages as text } from './search.messages.ts'

type Matches = ResponseOf<'suggest'>

/** Of the top categories; more would push what sells best out of sight on a phone. */
const CATEGORIES = 6

const goodsOf = (products: Matches['products']): Suggestion[] =>
  products.map(({ slug, title, price, image }) => ({
    title,
    href: hrefOfProduct(slug),
    detail: formatToman(price),
    picture: image && toPictureSource(image),
  }))

const categoryHref = (slug: string) => hrefOfCategory(slug)

/** The matches of a query, by kind; the bestsellers when nothing matches. */
export const matchingGroups = (
  query: string,
  { products, categories, articles }: Matches,
  bestselling: Matches['products'],
): SuggestionGroup[] => {
  const matching: SuggestionGroup[] = [
    {
      title: text.categories,
      items: categories.map(({ slug, title }) => ({ title, href: categoryHref(slug) })),
    },
    { title: text.products, items: goodsOf(products) },
    {
      title: text.articles,
      items: articles.map(({ slug, title }) => ({ title, href: hrefOfArticle(slug) })),
    },
  ]
  const found = matching.filter(({ items }) => items.length > 0)
  return found.length > 0
    ? [
        ...found,
        { title: text.results, items: [{ title: text.allResults(query), href: hrefOfSearch(query) }] },
      ]
    : [{ title: text.nothing(query), items: goodsOf(bestselling) }]
}

/** The suggestions before anything is typed. */
export const startingGroups = (
  recent: readonly string[],
  forget: () => void,
  categories: readonly Category[],
  bestselling: Matches['products'],
): SuggestionGroup[] => [
  {
    title: text.recent,
    items:
      recent.length > 0
        ? [
            ...recent.map((query) => ({ title: query, href: hrefOfSearch(query) })),
            { title: text.forget, href: '#', onChoose: forget },
          ]
        : [],
  },
  {
    title: text.categories,
    items: categories.slice(0, CATEGORIES).map(({ slug, title, image }) => ({
      title,
      href: categoryHref(slug),
      picture: image && toPictureSource(image),
    })),
  },
  { title: text.bestselling, items: goodsOf(bestselling) },
]
