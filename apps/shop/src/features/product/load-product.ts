import { shopApi } from '@hojreh/api'
import { type Load, need, once } from '@hojreh/app'

export const loadProduct: Load = ({ store, params: { slug = '' } }) =>
  need(store.dispatch(shopApi.endpoints.getProduct.initiate({ slug }, once)))
