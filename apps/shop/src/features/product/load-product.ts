import { shopApi } from '@hojreh/api'
import { type Load, loadComments, need, once } from '@hojreh/app'

export const loadProduct: Load = async ({ store, params: { slug = '' }, url }) => {
  const { product } = await need(store.dispatch(shopApi.endpoints.getProduct.initiate({ slug }, once)))
  await loadComments(store, { productId: product.productId }, url)
}
