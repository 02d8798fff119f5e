import { shopApi } from '@hojreh/api'
import { type Load, loadComments, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'

export const loadProduct: Load = async ({ store, params: { slug = '' }, url }) => {
  const { product } = await unwrapOrErrorPage(
    store.dispatch(shopApi.endpoints.getProduct.initiate({ slug }, loaderQueryOptions)),
  )
  await loadComments(store, { productId: product.productId }, url)
}
