import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { baseApi } from './base-api.ts'
import { favoriteApi } from './endpoints/favorite.endpoints.ts'
import { shopApi } from './endpoints/shop.endpoints.ts'

interface ApiState {
  api: ReturnType<typeof baseApi.reducer>
}

/** The responses that show products with their stock. */
const showing = ['getProduct', 'listProducts', 'searchProducts', 'getHomeBlocks'] as const

/** Changes a product wherever it is in a draft of a response: itself, a sibling, a card of a section. */
const sellOut = (part: unknown, productId: string): void => {
  if (typeof part !== 'object' || part === null) return
  if ('productId' in part && part.productId === productId && 'stock' in part)
    Object.assign(part, { stock: 'out', stockLeft: null, ...('maxCount' in part && { maxCount: 0 }) })
  for (const value of Object.values(part)) sellOut(value, productId)
}

/**
 * Marks a product as sold out in every response in the cache, so that page and lists say at once what a refused call has
 * just told. Asking again would not do: for a moment the server still knows its response of before.
 */
export const markSoldOut =
  (productId: string): ThunkAction<void, ApiState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    for (const name of showing)
      for (const arg of shopApi.util.selectCachedArgsForQuery(getState(), name))
        dispatch(shopApi.util.updateQueryData(name, arg, (response) => sellOut(response, productId)))
    for (const arg of favoriteApi.util.selectCachedArgsForQuery(getState(), 'listFavorites'))
      dispatch(
        favoriteApi.util.updateQueryData('listFavorites', arg, (response) => sellOut(response, productId)),
      )
  }
