import { type Responses, startFakeApi } from '@hojreh/testing'
import { openApp } from '@hojreh/testing/open-app'
import { cleanup, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { createRoutes } from '../src/routes.ts'

/** Opens a page of the shop against a fake api that knows `answers`. */
export const openShop = async (path: string, responses: Responses = {}, { isSignedIn = true } = {}) => {
  vi.stubGlobal('scrollTo', () => undefined)
  // Nothing moves: a person who prefers that, and a document that has no eyes to see it.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  const api = await startFakeApi(0, window.location.origin)
  api.respondWith(responses)
  const shop = openApp({ app: 'shop', createRoutes, path, apiOrigin: api.origin, isSignedIn })
  render(shop.element)
  onTestFinished(async () => {
    cleanup()
    vi.unstubAllGlobals()
    await api.close()
  })
  return { ...shop, api, countOf: (call: string) => api.asked.filter((asked) => asked === call).length }
}
