import { commentApi } from '@hojreh/api'
import { loaderQueryOptions } from '../routing/load.ts'
import type { AppStore } from '../state/make-store.ts'
import { questionsOf } from './question-page.ts'

/** Loads a product's answered questions. It is no failure of the page when they do not come. */
export const loadQuestions = (store: AppStore, productId: string, url: URL): Promise<unknown> =>
  store.dispatch(
    commentApi.endpoints.listQuestions.initiate(questionsOf(productId, url.searchParams), loaderQueryOptions),
  )
