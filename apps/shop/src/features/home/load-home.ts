import { shopApi } from '@hojreh/api'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'

/** The home page needs its blocks. */
export const loadHome: Load = ({ store }) =>
  unwrapOrErrorPage(store.dispatch(shopApi.endpoints.getHomeBlocks.initiate(undefined, loaderQueryOptions)))
