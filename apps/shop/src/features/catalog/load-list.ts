import { shopApi } from '@hojreh/api'
import { type Load, loaderQueryOptions, unwrapOrErrorPage } from '@hojreh/app'
import type { ProductList } from '@hojreh/contract'
import { redirect } from 'react-router-dom'
import { listQueryOf, makerQueryOf, searchQueryOf } from './list-address.ts'

/** A category that has moved is found at its old address and shown at its new one alone. */
const leadOn = (url: URL, { category }: ProductList): void => {
  const search = new URLSearchParams(url.searchParams)
  if (!category || search.get('category') === category.slug) return
  search.set('category', category.slug)
  throw redirect(`${url.pathname}?${search}`, 301)
}

export const loadList: Load = async ({ store, url }) => {
  const list = await unwrapOrErrorPage(
    store.dispatch(
      shopApi.endpoints.listProducts.initiate(listQueryOf(url.searchParams), loaderQueryOptions),
    ),
  )
  leadOn(url, list)
}

export const loadMaker: Load = async ({ store, url, params: { slug = '' } }) => {
  const list = await unwrapOrErrorPage(
    store.dispatch(
      shopApi.endpoints.listProducts.initiate(makerQueryOf(slug, url.searchParams), loaderQueryOptions),
    ),
  )
  leadOn(url, list)
}

/** The goods on the page of a search that found nothing; page and loader ask with the very same query. */
export const bestsellers = { sort: 'bestselling', take: 8 } as const

/** Without words there is nothing to ask for. */
export const loadSearch: Load = async ({ store, url }) => {
  const query = searchQueryOf(url.searchParams)
  if (!query.q) return
  const found = await unwrapOrErrorPage(
    store.dispatch(shopApi.endpoints.searchProducts.initiate(query, loaderQueryOptions)),
  )
  leadOn(url, found)
  // The page stands without them.
  if (found.total === 0)
    await store.dispatch(shopApi.endpoints.listProducts.initiate(bestsellers, loaderQueryOptions))
}
