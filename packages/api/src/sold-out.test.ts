import { configureStore } from '@reduxjs/toolkit'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { baseApi, favoriteApi, markSoldOut } from './index.ts'

const apiOrigin = 'http://api.test'
const card = (productId: string) => ({ productId, stock: 'in_stock', stockLeft: 3, maxCount: 3 })

test('a favourite that has just been refused as sold out says so in the list of favourites, and no other', async () => {
  const server = setupServer(
    http.get(`${apiOrigin}/api/user/favorites`, () =>
      HttpResponse.json({
        items: [card('product-0001'), card('product-0002')],
        productIds: ['product-0001', 'product-0002'],
        total: 2,
        pageId: 1,
        take: 12,
      }),
    ),
  )
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { apiOrigin, getToken: () => 'token' } } }).concat(
        baseApi.middleware,
      ),
  })
  const list = favoriteApi.endpoints.listFavorites
  await store.dispatch(list.initiate({ take: 12 }))
  store.dispatch(markSoldOut('product-0001'))
  expect(list.select({ take: 12 })(store.getState()).data?.items).toEqual([
    { productId: 'product-0001', stock: 'out', stockLeft: null, maxCount: 0 },
    card('product-0002'),
  ])
})
