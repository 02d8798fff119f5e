import { type Responses, startFakeApi } from '@hojreh/testing'
import { type OpenAppOptions, openApp } from '@hojreh/testing/open-app'
import { render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { createRoutes } from '../src/routes.ts'

/** Opens a page of the profile against a fake api that knows `answers`. */
export const openProfile = async (
  path: string,
  responses: Responses = {},
  { isSignedIn = true, ...options }: Partial<Pick<OpenAppOptions, 'isSignedIn' | 'config'>> = {},
) => {
  const api = await startFakeApi(0, window.location.origin)
  onTestFinished(() => api.close().then(() => undefined))
  api.respondWith(responses)
  const app = openApp({ app: 'profile', createRoutes, path, apiOrigin: api.origin, isSignedIn, ...options })
  render(app.element)
  return { ...app, api }
}
