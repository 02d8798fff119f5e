import { blogApi } from '@hojreh/api'
import { type Load, need, once } from '@hojreh/app'

/** Loads an article; an unknown slug is the 404 page. */
export const loadArticle: Load = ({ store, params }) =>
  need(store.dispatch(blogApi.endpoints.getArticle.initiate({ slug: params.slug ?? '' }, once)))
