import type { DemoComment } from '../types.ts'

/** One comment as it is written down: target, author, stars, text, days ago, then «buyer» and the shop's answer. */
export type Line = readonly [
  slug: string,
  author: string,
  rating: 1 | 2 | 3 | 4 | 5,
  text: string,
  daysAgo: number,
  isBuyer?: boolean,
  reply?: string,
]

export function onProducts(lines: readonly Line[]): DemoComment[] {
  return lines.map(([productSlug, authorName, rating, text, createdDaysAgo, isBuyer, reply]) => ({
    productSlug,
    authorName,
    rating,
    text,
    createdDaysAgo,
    isBuyer: isBuyer ?? true,
    reply: reply ?? null,
  }))
}

export type Note = readonly [slug: string, author: string, text: string, daysAgo: number, reply?: string]

export function onArticles(notes: readonly Note[]): DemoComment[] {
  return notes.map(([articleSlug, authorName, text, createdDaysAgo, reply]) => ({
    articleSlug,
    authorName,
    rating: null,
    text,
    createdDaysAgo,
    isBuyer: false,
    reply: reply ?? null,
  }))
}
