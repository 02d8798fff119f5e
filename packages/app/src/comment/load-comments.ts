import { commentApi } from '@hojreh/api'
import { loaderQueryOptions } from '../routing/load.ts'
import type { AppStore } from '../state/make-store.ts'
import { type CommentSubject, commentsOf } from './comment-subject.ts'

/** Loads the comments of a page. It is no failure of the page when they do not come. */
export const loadComments = (store: AppStore, subject: CommentSubject, url: URL): Promise<unknown> =>
  store.dispatch(
    commentApi.endpoints.listComments.initiate(commentsOf(subject, url.searchParams), loaderQueryOptions),
  )
