// @vitest-environment jsdom
import { act, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onChunkRetry } from '../browser/chunk-retry.ts'
import { retryImport } from './retry-import.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const told = vi.fn()
const reload = vi.fn()
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  told.mockClear()
  reload.mockClear()
  stop = onChunkRetry(told)
  vi.stubGlobal('location', { href: 'http://shop.test/shop/x', reload })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows a part whose code comes at the given try. */
const show = async (comesAt: number) => {
  let tries = 0
  const Part = lazy(() =>
    retryImport(async () => {
      tries += 1
      if (tries < comesAt) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: () => <p>ورود</p> }
    }),
  )
  const root = document.createElement('main')
  await act(async () =>
    createRoot(root).render(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    ),
  )
  return { root, triesSoFar: () => tries }
}

it('what was pressed while the line was cut is told once, and comes by itself when it is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { root, triesSoFar } = await show(3)
  expect(told).toHaveBeenCalledOnce()
  expect(root.textContent).toBe('…')
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(root.textContent).toBe('ورود')
  expect(triesSoFar()).toBe(3)
  expect(told).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

it('a line that is cut for long is tried again and again, and the page stays as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { root, triesSoFar } = await show(Number.POSITIVE_INFINITY)
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(triesSoFar()).toBeGreaterThan(10)
  expect(root.textContent).toBe('…')
  expect(reload).not.toHaveBeenCalled()
})

it('a file that does not come although the server is there went with an old build: the page is loaded anew, once', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  await show(Number.POSITIVE_INFINITY)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(reload).toHaveBeenCalledOnce()
})
