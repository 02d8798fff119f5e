import type { ArgOf } from '@hojreh/api'
import { pageIn } from '../routing/page-in.ts'

const PARAMETER = 'questions'
/** Id of the section, for links to it. */
export const questionsId = 'questions'

/** The page of questions that an address asks for, from 1. */
export const questionsPageOf = (search: URLSearchParams): number => pageIn(search, PARAMETER)

/** What the api is asked for; loader and section ask the same, so that one response serves both. */
export const questionsOf = (productId: string, search: URLSearchParams): ArgOf<'listQuestions'> => {
  const page = questionsPageOf(search)
  return { productId, ...(page > 1 && { pageId: page }) }
}

/** The address of a page of questions on the page that shows them. */
export const hrefOfQuestions = (page: number): string =>
  page > 1 ? `?${PARAMETER}=${page}#${questionsId}` : `?#${questionsId}`
