import { useListCategoriesQuery, useListProductsQuery, useSuggestQuery } from '@hojreh/api/react'
import type { SuggestionGroup } from '@hojreh/ui'
import { useEffect, useState } from 'react'
import { useSettled } from '../form/use-settled.ts'
import { forgetSearches, readSearches } from './recent-searches.ts'
import { matchingGroups, startingGroups } from './suggestion-groups.ts'

const PAUSE_MS = 200
const MIN_LENGTH = 2
const bestsellers = { sort: 'bestselling', take: 4 } as const
const none: never[] = []

/**
 * Returns suggestions for the typed text, once the typing pauses; for an empty field the recent searches, the
 * categories and the bestsellers.
 * @param isOpened whether the shopper came to the field: before, nothing is suggested and no bestsellers are requested
 */
export const useSuggestions = (typed: string, isOpened: boolean): SuggestionGroup[] => {
  const q = useSettled(typed.trim(), PAUSE_MS)
  const isLongEnough = q.length >= MIN_LENGTH && typed.trim().length >= MIN_LENGTH
  const { currentData: matches } = useSuggestQuery({ q }, { skip: !isLongEnough })
  const { data: categories = none } = useListCategoriesQuery()
  const { data: { items: bestselling } = { items: none } } = useListProductsQuery(bestsellers, {
    skip: !isOpened,
  })
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => {
    if (isOpened) setRecent(readSearches())
  }, [isOpened])
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  if (!isOpened) return none
  if (isLongEnough) return matches ? matchingGroups(q, matches, bestselling) : none
  return typed.trim() === '' ? startingGroups(recent, forget, categories, bestselling) : none
}
