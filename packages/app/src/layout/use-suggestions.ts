import type { ResponseOf } from '@hojreh/api'
import { useSuggestQuery } from '@hojreh/api/react'
import { formatToman } from '@hojreh/persian'
import type { SuggestionGroup } from '@hojreh/ui'
import { useEffect, useState } from 'react'
import { toPictureSource } from '../picture/picture-source.ts'
import { layoutMessages as text } from './layout.messages.ts'

const PAUSE_MS = 200
const MIN_LENGTH = 2

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}

const groupsOf = ({ products, categories, articles }: ResponseOf<'suggest'>): SuggestionGroup[] => [
  {
    title: text.suggestedCategories,
    items: categories.map(({ slug, title }) => ({
      title,
      href: `/shop?${new URLSearchParams({ category: slug })}`,
    })),
  },
  {
    title: text.suggestedProducts,
    items: products.map(({ slug, title, price, image }) => ({
      title,
      href: `/shop/${slug}`,
      detail: formatToman(price),
      picture: image && toPictureSource(image),
    })),
  },
  {
    title: text.suggestedArticles,
    items: articles.map(({ slug, title }) => ({ title, href: `/blog/${slug}` })),
  },
]

/** Suggestions for what is being typed, once the typing pauses. */
export const useSuggestions = (typed: string): SuggestionGroup[] => {
  const q = useSettled(typed.trim())
  const isLongEnough = q.length >= MIN_LENGTH && typed.trim().length >= MIN_LENGTH
  const { currentData } = useSuggestQuery({ q }, { skip: !isLongEnough })
  return isLongEnough && currentData ? groupsOf(currentData).filter(({ items }) => items.length > 0) : []
}
