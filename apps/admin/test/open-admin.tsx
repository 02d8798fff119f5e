import type { AdminResponseOf, JsonCallName } from '@hojreh/api/admin'
import { adminEndpoints } from '@hojreh/contract/admin'
import { completeBrowser } from '@hojreh/testing/complete-browser'
import { createStyleCache } from '@hojreh/ui'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { AdminProviders } from '../src/layout/admin-providers.tsx'
import { makeStore } from '../src/layout/make-store.ts'
import { createRoutes } from '../src/routes.ts'
import { wholeDesk as desk } from './whole-desk.ts'

interface Refused {
  status: number
  code: string
  message: string
}
type Respond<Name extends JsonCallName> = (asked: {
  query: URLSearchParams
  body: unknown
}) => AdminResponseOf<Name> | Refused
export type Responses = { [Name in JsonCallName]?: Respond<Name> }

export const refused = (status: number, code: string, message = code): Refused => ({ status, code, message })
const isRefused = (response: unknown): response is Refused =>
  typeof response === 'object' && response !== null && 'code' in response && 'message' in response

/** Opens a page of the back office; calls are answered by `responses`, checked against the contract, or by an ordinary day. */
export const openAdmin = async (path: string, responses: Responses = {}) => {
  completeBrowser()
  const asked: { name: string; query: string; body: unknown }[] = []
  const answers: Responses = { ...responses }
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(String(input), 'http://admin.test')
    const [name, call] =
      Object.entries(adminEndpoints).find(
        ([, { method, path: of }]) => of === url.pathname && method === (init?.method ?? 'GET'),
      ) ?? []
    if (!name || !call) return Response.json({}, { status: 404 })
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ name, query: url.search, body })
    const answer =
      answers[name as JsonCallName]?.({ query: url.searchParams, body }) ?? desk[name as JsonCallName]
    if (!isRefused(answer)) return Response.json(call.response.parse(answer))
    const { status, code, message } = answer
    return Response.json({ success: false, code, message, requestId: '6f1c2d3e' }, { status })
  }
  vi.stubGlobal('fetch', respond)
  onTestFinished(() => void vi.unstubAllGlobals())
  const store = makeStore({ apiOrigin: '' })
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  onTestFinished(() => router.dispose())
  render(
    <AdminProviders
      store={store}
      shopTitle="حجره"
      cache={createStyleCache('rtl', document.createElement('div'))}
    >
      <RouterProvider router={router} />
    </AdminProviders>,
  )
  return {
    router,
    asked,
    respondWith: (changes: Responses) => void Object.assign(answers, changes),
    acts: (name: JsonCallName) => asked.filter((call) => call.name === name),
  }
}
