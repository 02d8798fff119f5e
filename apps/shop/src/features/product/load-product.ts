import { shopApi } from '@hojreh/api'
import {
  type Load,
  loadComments,
  loaderQueryOptions,
  loadQuestions,
  subjectOf,
  unwrapOrErrorPage,
} from '@hojreh/app'

export const loadProduct: Load = async ({ store, params: { slug }, url }) => {
  const subject = subjectOf(slug, url.searchParams)
  const { product } = await unwrapOrErrorPage(
    store.dispatch(shopApi.endpoints.getProduct.initiate(subject, loaderQueryOptions)),
  )
  const { productId } = product
  // A preview has no comments or questions yet.
  if (subject.preview) return
  await Promise.all([loadComments(store, { productId }, url), loadQuestions(store, productId, url)])
}
