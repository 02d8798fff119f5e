import type { ArgOf } from '@hojreh/api'
import { pageIn } from '@hojreh/app'
import { hrefOfAuthor } from '../../shared/author-href.ts'

/** Which list of the magazine an address means. */
export interface MagazinePlace {
  category?: string
  tag?: string
  author?: string
  /** What was searched for, as typed; '' when nothing was. */
  q: string
  /** Counts from 1. */
  page: number
}

export type MagazineKind = 'all' | 'category' | 'tag' | 'author'

/** The list that a route and its query string stand for; what makes no sense there counts as not written. */
export const placeOf = (
  kind: MagazineKind,
  slug: string | undefined,
  search: URLSearchParams,
): MagazinePlace => ({
  ...(kind === 'category' && slug && { category: slug }),
  ...(kind === 'tag' && slug && { tag: slug }),
  ...(kind === 'author' && slug && { author: slug }),
  q: (search.get('q') ?? '').trim().slice(0, 200),
  page: pageIn(search),
})

const pathOf = ({ category, tag, author }: MagazinePlace): string => {
  if (author) return hrefOfAuthor(author)
  if (category) return `/blog/category/${encodeURIComponent(category)}`
  return tag ? `/blog/tag/${encodeURIComponent(tag)}` : '/blog'
}

/** The address of a list; the first page has no number, so that each list has one address. */
export const hrefOf = (place: MagazinePlace): string => {
  const search = new URLSearchParams()
  if (place.q) search.set('q', place.q)
  if (place.page > 1) search.set('pageId', String(place.page))
  return search.size > 0 ? `${pathOf(place)}?${search}` : pathOf(place)
}

/** What the api is asked for a place; loader and component ask the same, so that one response serves both. */
export const articlesOf = ({ category, tag, author, q, page }: MagazinePlace): ArgOf<'listArticles'> => ({
  ...(category && { category }),
  ...(tag && { tag }),
  ...(author && { author }),
  ...(q && { q }),
  ...(page > 1 && { pageId: page }),
})
