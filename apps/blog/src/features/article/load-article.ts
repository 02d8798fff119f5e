import { blogApi } from '@hojreh/api'
import { type Load, loadComments, loaderQueryOptions, subjectOf, unwrapOrErrorPage } from '@hojreh/app'

/** Loads an article; an unknown slug is the 404 page. */
export const loadArticle: Load = async ({ store, params, url }) => {
  const subject = subjectOf(params.slug, url.searchParams)
  const { article } = await unwrapOrErrorPage(
    store.dispatch(blogApi.endpoints.getArticle.initiate(subject, loaderQueryOptions)),
  )
  // A preview has no comments yet.
  if (!subject.preview) await loadComments(store, { articleId: article.articleId }, url)
}
