import { blogApi } from '@hojreh/api'
import { type Load, loadComments, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'

/** Loads an article; an unknown slug is the 404 page. */
export const loadArticle: Load = async ({ store, params, url }) => {
  const { article } = await unwrapOrErrorPage(
    store.dispatch(blogApi.endpoints.getArticle.initiate({ slug: params.slug ?? '' }, loaderQueryOptions)),
  )
  await loadComments(store, { articleId: article.articleId }, url)
}
