import { authModalOpened } from '@hojreh/auth'
import { startFakeApi } from '@hojreh/testing'
import { openApp } from '@hojreh/testing/open-app'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRoutes } from '../src/routes.ts'
import { magazine } from './samples.ts'

test('the auth modal shows while the store says so', { tags: ['§2.34'] }, async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const api = await startFakeApi(0, window.location.origin)
  api.respondWith(magazine)
  const { element, store } = openApp({
    app: 'blog',
    createRoutes,
    path: '/blog',
    apiOrigin: api.origin,
  })
  onTestFinished(async () => {
    cleanup()
    vi.unstubAllGlobals()
    await api.close()
  })
  render(element)
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void store.dispatch(authModalOpened()))
  expect(
    await screen.findByRole('dialog', { name: 'ورود به حساب کاربری' }, { timeout: 15_000 }),
  ).toBeDefined()
})
