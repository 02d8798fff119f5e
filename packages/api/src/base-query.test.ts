import { configureStore } from '@reduxjs/toolkit'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isWorthRetrying } from './base-query.ts'
import { type ApiExtra, baseApi, orderApi, settingApi, shopApi } from './index.ts'

const origin = 'http://api.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

// How long a check of development builds takes on a busy machine is no news.
const withoutWarnings = { warnAfter: Number.POSITIVE_INFINITY }

const makeStore = (extra: Partial<ApiExtra> = {}) =>
  configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) =>
      defaults({
        serializableCheck: withoutWarnings,
        immutableCheck: withoutWarnings,
        thunk: { extraArgument: { apiOrigin: origin, getToken: () => 'token', ...extra } },
      }).concat(baseApi.middleware),
  })

const countCalls = (method: 'get' | 'post', path: string, response: (call: number) => Response) => {
  const counter = { calls: 0 }
  server.use(
    http[method](`${origin}${path}`, () => {
      counter.calls += 1
      return response(counter.calls)
    }),
  )
  return counter
}

const failure = (status: number) => new HttpResponse('<h1>proxy</h1>', { status, statusText: 'Sad' })

describe('retrying', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'asks a GET once more after %i',
    {
      tags: [
        '§7.35 503',
        '§7.37 408',
        '§7.37 409',
        '§7.37 425',
        '§7.37 429',
        '§7.37 500',
        '§7.37 502',
        '§7.37 503',
        '§7.37 504',
        '§7.39',
        '§D7.1',
      ],
    },
    async (status) => {
      const counter = countCalls('get', '/api/setting/social', () => failure(status))
      const { error } = await makeStore().dispatch(settingApi.endpoints.getSocial.initiate())
      expect(counter.calls).toBe(2)
      expect(error).toMatchObject({ status, text: `GET ${origin}/api/setting/social: ${status} Sad` })
    },
  )

  it.each([400, 401, 403, 404, 422])(
    'does not repeat a GET after %i',
    { tags: ['§7.37'] },
    async (status) => {
      const counter = countCalls('get', '/api/setting/social', () => failure(status))
      await makeStore().dispatch(settingApi.endpoints.getSocial.initiate())
      expect(counter.calls).toBe(1)
    },
  )

  it.each(['GET', 'HEAD'])('is worth it for %s', { tags: ['§7.35'] }, (method) => {
    expect(isWorthRetrying(method, 503)).toBe(true)
    expect(isWorthRetrying(method, null)).toBe(true)
  })

  it.each(['PATCH', 'POST', 'PUT', 'DELETE'])(
    'is never done for %s',
    { tags: ['§7.36', '§D7.1'] },
    (method) => {
      expect(isWorthRetrying(method, 503)).toBe(false)
      expect(isWorthRetrying(method, null)).toBe(false)
    },
  )

  it('answers with the second try when the first one failed', async () => {
    countCalls('get', '/api/setting/social', (call) => (call === 1 ? failure(503) : HttpResponse.json([])))
    const { data } = await makeStore().dispatch(settingApi.endpoints.getSocial.initiate())
    expect(data).toEqual([])
  })

  it('asks a GET once more when nothing answers, and says so', {
    tags: ['§7.35', '§7.40', '§D7.1'],
  }, async () => {
    const counter = countCalls('get', '/api/setting/social', () => HttpResponse.error())
    const { error } = await makeStore().dispatch(settingApi.endpoints.getSocial.initiate())
    expect(counter.calls).toBe(2)
    expect(error).toMatchObject({
      status: null,
      code: 'no_response',
      text: `GET ${origin}/api/setting/social: no response`,
    })
  })

  it.each([409, 429, 500, 503])(
    'never sends a POST twice, after %i neither',
    { tags: ['§7.36', '§D7.1'] },
    async (status) => {
      const counter = countCalls('post', '/api/order/addToCart', () => failure(status))
      await makeStore().dispatch(
        orderApi.endpoints.addToCart.initiate([{ productId: 'product-0001', count: 1 }]),
      )
      expect(counter.calls).toBe(1)
    },
  )

  it('never sends a POST twice when nothing answers', { tags: ['§7.36', '§D7.1'] }, async () => {
    const counter = countCalls('post', '/api/order/addToCart', () => HttpResponse.error())
    await makeStore().dispatch(
      orderApi.endpoints.addToCart.initiate([{ productId: 'product-0001', count: 1 }]),
    )
    expect(counter.calls).toBe(1)
  })
})

describe('requests', () => {
  it('carries the session in the Authorization header and nothing without a session', {
    tags: ['§D3.2'],
  }, async () => {
    const seen: (string | null)[] = []
    server.use(
      http.get(`${origin}/api/setting/social`, ({ request }) => {
        seen.push(request.headers.get('authorization'))
        return HttpResponse.json([])
      }),
    )
    await makeStore({ getToken: () => 'secret' }).dispatch(settingApi.endpoints.getSocial.initiate())
    await makeStore({ getToken: () => undefined }).dispatch(settingApi.endpoints.getSocial.initiate())
    expect(seen).toEqual(['Bearer secret', null])
  })

  it("does not ask for a customer's own things while nobody is signed in", async () => {
    const { error } = await makeStore({ getToken: () => undefined }).dispatch(
      orderApi.endpoints.getPending.initiate(),
    )
    // A request would fail the test: the server below knows no such call.
    expect(error).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('repeats the key of a list and leaves out what is not set', async () => {
    let search = ''
    server.use(
      http.get(`${origin}/api/shop/products`, ({ request }) => {
        search = new URL(request.url).search
        return HttpResponse.json({})
      }),
    )
    await makeStore().dispatch(
      shopApi.endpoints.listProducts.initiate({ category: undefined, brand: ['a', 'b'], pageId: 2 }),
    )
    expect(search).toBe('?brand=a&brand=b&pageId=2')
  })

  it('sends query and body of a call that has both', async () => {
    let seen: unknown
    server.use(
      http.post(`${origin}/api/order/setAddress`, async ({ request }) => {
        seen = [new URL(request.url).search, await request.json()]
        return HttpResponse.json({})
      }),
    )
    await makeStore().dispatch(
      orderApi.endpoints.setAddress.initiate({ query: { id: 'address-1' }, body: { note: 'زنگ بزنید' } }),
    )
    expect(seen).toEqual(['?id=address-1', { note: 'زنگ بزنید' }])
  })
})

describe('errors', () => {
  it.each([400, 404, 422, 499, 500, 599])('the status %i is one', { tags: ['§7.38'] }, async (status) => {
    countCalls('get', '/api/setting/social', () => failure(status))
    const { data, error } = await makeStore().dispatch(settingApi.endpoints.getSocial.initiate())
    expect(data).toBeUndefined()
    expect(error).toMatchObject({ status })
  })

  it('keeps code, Persian message and fields of the server', { tags: ['§7.39', '§D5.23'] }, async () => {
    const response = {
      success: false,
      code: 'insufficient_stock',
      message: 'موجودی این کالا کافی نیست',
      fields: { count: 'بیش از موجودی است' },
      requestId: 'r1',
    }
    server.use(
      http.post(`${origin}/api/order/addToCart`, () =>
        HttpResponse.json(response, { status: 409, statusText: 'Conflict' }),
      ),
    )
    const { error } = await makeStore().dispatch(
      orderApi.endpoints.addToCart.initiate([{ productId: 'product-0001', count: 1 }]),
    )
    expect(error).toEqual({
      status: 409,
      code: 'insufficient_stock',
      message: response.message,
      fields: response.fields,
      requestId: 'r1',
      text: `POST ${origin}/api/order/addToCart: 409 Conflict`,
    })
  })

  it('gives a person a sentence when a proxy answers with its own page', async () => {
    countCalls('post', '/api/order/addToCart', () => failure(502))
    const { error } = await makeStore().dispatch(
      orderApi.endpoints.addToCart.initiate([{ productId: 'product-0001', count: 1 }]),
    )
    expect(error).toMatchObject({ code: 'unavailable', status: 502 })
  })

  it('counts an answer that is not JSON as no answer', async () => {
    countCalls('get', '/api/setting/social', () => new HttpResponse('<html>'))
    const { error } = await makeStore().dispatch(settingApi.endpoints.getSocial.initiate())
    expect(error).toMatchObject({ code: 'no_response' })
  })
})

describe('the cart', () => {
  it('is what the last change answered, without asking again', async () => {
    const cart = { lines: [], totalCount: 3 }
    const pending = countCalls('get', '/api/order/pending', () => HttpResponse.json(cart))
    countCalls('post', '/api/order/addToCart', () => HttpResponse.json(cart))
    const store = makeStore()
    await store.dispatch(orderApi.endpoints.addToCart.initiate([{ productId: 'product-0001', count: 3 }]))
    expect(orderApi.endpoints.getPending.select()(store.getState()).data?.totalCount).toBe(3)
    expect(pending.calls).toBe(0)
  })
})
