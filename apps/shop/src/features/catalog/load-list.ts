import { shopApi } from '@hojreh/api'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'
import { listQueryOf, searchQueryOf } from './list-address.ts'

export const loadList: Load = ({ store, url }) =>
  unwrapOrErrorPage(
    store.dispatch(
      shopApi.endpoints.listProducts.initiate(listQueryOf(url.searchParams), loaderQueryOptions),
    ),
  )

/** The goods on the page of a search that found nothing; page and loader ask with the very same query. */
export const bestsellers = { sort: 'bestselling', take: 8 } as const

/** Without words there is nothing to ask for. */
export const loadSearch: Load = async ({ store, url }) => {
  const query = searchQueryOf(url.searchParams)
  if (!query.q) return
  const found = await unwrapOrErrorPage(
    store.dispatch(shopApi.endpoints.searchProducts.initiate(query, loaderQueryOptions)),
  )
  // The page stands without them.
  if (found.total === 0)
    await store.dispatch(shopApi.endpoints.listProducts.initiate(bestsellers, loaderQueryOptions))
}
