import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { baseApi } from '../base-api.ts'
import { mutationOf, queryOf } from '../endpoint.ts'

type Favorites = EndpointResponse<typeof endpoints.listFavorites>

/** The ids of all favourites, which any page of them contains; every heart of a page reads them. */
export const heartsArg = { take: 1 } as const

const withOrWithout = (favorites: Favorites, productId: string, isFavorite: boolean): Favorites => {
  const others = favorites.productIds.filter((id) => id !== productId)
  const productIds = isFavorite ? [productId, ...others] : others
  return {
    ...favorites,
    productIds,
    total: productIds.length,
    items: isFavorite ? favorites.items : favorites.items.filter((item) => item.productId !== productId),
  }
}

export const favoriteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: queryOf(build, 'listFavorites', { providesTags: ['Favorite'] }),
    // The heart follows the finger; when the server refuses, it goes back.
    setFavorite: mutationOf(build, 'setFavorite', {
      invalidatesTags: ['Favorite'],
      onQueryStarted: async ({ productId, favorite }, { dispatch, getState, queryFulfilled }) => {
        const known = favoriteApi.util.selectCachedArgsForQuery(getState(), 'listFavorites')
        const patches = known.map((arg) =>
          dispatch(
            favoriteApi.util.updateQueryData('listFavorites', arg, (favorites) =>
              withOrWithout(favorites, productId, favorite),
            ),
          ),
        )
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo()
        })
      },
    }),
    listNotices: queryOf(build, 'listNotices', { providesTags: ['StockNotice'] }),
    notifyMe: mutationOf(build, 'notifyMe', { invalidatesTags: ['StockNotice'] }),
  }),
})
