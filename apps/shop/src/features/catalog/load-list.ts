import { shopApi } from '@hojreh/api'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'
import { listQueryOf, searchQueryOf } from './list-address.ts'

export const loadList: Load = ({ store, url }) =>
  unwrapOrErrorPage(
    store.dispatch(
      shopApi.endpoints.listProducts.initiate(listQueryOf(url.searchParams), loaderQueryOptions),
    ),
  )

/** Without words there is nothing to ask for. */
export const loadSearch: Load = async ({ store, url }) => {
  const query = searchQueryOf(url.searchParams)
  if (query.q)
    await unwrapOrErrorPage(
      store.dispatch(shopApi.endpoints.searchProducts.initiate(query, loaderQueryOptions)),
    )
}
