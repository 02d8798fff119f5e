import { noBody, noQuery } from '@hojreh/contract'
import { adminEndpoints } from '@hojreh/contract/admin'
import { configureStore } from '@reduxjs/toolkit'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from './admin-api.ts'
import type { AdminExtra } from './admin-base-query.ts'
import { adminEndpointTable } from './admin-endpoint-table.ts'

const origin = 'http://admin.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const makeStore = (extra: Partial<AdminExtra> = {}) =>
  configureStore({
    reducer: { admin: adminApi.reducer },
    middleware: (defaults) =>
      defaults({
        serializableCheck: false,
        immutableCheck: false,
        thunk: { extraArgument: { apiOrigin: origin, ...extra } satisfies AdminExtra },
      }).concat(adminApi.middleware),
  })

test('the table of admin calls says of each call what the contract says', () => {
  const expected = Object.fromEntries(
    Object.entries(adminEndpoints)
      .filter(([, call]) => !('isPicture' in call || 'isFile' in call || 'isUpload' in call))
      .map(([name, { method, path, query, body }]) => [
        name,
        { method, path, hasQuery: query !== noQuery, hasBody: body !== noBody },
      ]),
  )
  expect(adminEndpointTable).toEqual(expected)
})

test('every call that returns JSON is an endpoint, and a POST is a mutation', () => {
  const methods = Object.fromEntries(
    Object.entries(adminApi.endpoints).map(([name, endpoint]) => [
      name,
      'useQuery' in endpoint ? 'GET' : 'POST',
    ]),
  )
  const expected = Object.fromEntries(
    Object.entries(adminEndpointTable).map(([name, { method }]) => [name, method]),
  )
  expect(methods).toEqual(expected)
})

test('an act carries the header of the back office, no token, and is never repeated', async () => {
  const seen: Request[] = []
  server.use(
    http.post(`${origin}/api/admin/order/ship`, ({ request }) => {
      seen.push(request.clone())
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const { error } = await makeStore().dispatch(
    adminApi.endpoints.shipOrder.initiate({ query: { id: 'order-id' }, body: { trackingCode: '123' } }),
  )
  expect(error).toMatchObject({ status: 503, code: 'unavailable' })
  expect(seen).toHaveLength(1)
  expect(seen[0]?.headers.get('x-hojreh-admin')).toBe('1')
  expect(seen[0]?.headers.get('authorization')).toBeNull()
  expect(await seen[0]?.json()).toEqual({ trackingCode: '123' })
})

test('a reading is tried once more', async () => {
  let calls = 0
  server.use(
    http.get(`${origin}/api/admin/sessions`, () => {
      calls += 1
      return calls === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json([])
    }),
  )
  const { data } = await makeStore().dispatch(adminApi.endpoints.listStaffSessions.initiate())
  expect(data).toEqual([])
})

test('nobody signed in is no failed request, and to the page the same as a session that ended', async () => {
  server.use(http.get(`${origin}/api/admin/session`, () => HttpResponse.json({ me: null })))
  const { data, error } = await makeStore().dispatch(adminApi.endpoints.getStaffSession.initiate())
  expect([data, error]).toEqual([
    undefined,
    expect.objectContaining({ status: 401, code: 'unauthenticated' }),
  ])
})

describe('a call that takes a fresh second step', () => {
  const ask = async (isTaken: boolean) => {
    let calls = 0
    server.use(
      http.post(`${origin}/api/admin/staff/remove`, () => {
        calls += 1
        const refusal = { success: false, code: 'second_step_needed', message: 'تایید کنید', requestId: 'r' }
        return calls === 1
          ? HttpResponse.json(refusal, { status: 403 })
          : HttpResponse.json({ success: true })
      }),
    )
    const store = makeStore({ askSecondStep: async () => isTaken })
    const outcome = await store.dispatch(adminApi.endpoints.removeStaff.initiate({ id: 'staff-id' }))
    return { outcome, calls }
  }

  test('is made again once the person took it', async () => {
    expect(await ask(true)).toMatchObject({ outcome: { data: { success: true } }, calls: 2 })
  })

  test('stays refused when the person would rather not', async () => {
    expect(await ask(false)).toMatchObject({ outcome: { error: { code: 'second_step_needed' } }, calls: 1 })
  })
})
