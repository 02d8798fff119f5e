import { shopApi } from '@hojreh/api'
import { type Load, loadComments, loaderQueryOptions, loadQuestions, unwrapOrErrorPage } from '@hojreh/app'

export const loadProduct: Load = async ({ store, params: { slug = '' }, url }) => {
  const { product } = await unwrapOrErrorPage(
    store.dispatch(shopApi.endpoints.getProduct.initiate({ slug }, loaderQueryOptions)),
  )
  const { productId } = product
  await Promise.all([loadComments(store, { productId }, url), loadQuestions(store, productId, url)])
}
