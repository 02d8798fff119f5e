// @vitest-environment jsdom

import { configOf } from '@hojreh/testing'
import { completeBrowser } from '@hojreh/testing/complete-browser'
import { act } from 'react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { elementIds } from '../render/element-ids.ts'
import { reportFailures } from './report-failures.ts'
import { startBrowser } from './start-browser.tsx'

const told: { url: string; body: Record<string, unknown> }[] = []

beforeEach(() => {
  told.length = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    told.push({ url, body: JSON.parse(String(init?.body ?? '{}')) })
    return new Response('{}')
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A failure in one of the shop's own files. */
const failureOf = (message: string, file = `${window.location.origin}/_shop/assets/cart.js:1:2`) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at Cart (${file})` })
const failures = () => told.filter(({ url }) => url === '/api/site/failure').map(({ body }) => body)

describe('a route that fails in the browser', () => {
  const start = async (route: RouteObject) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    completeBrowser()
    const boot = { config: configOf(window.location.origin), build: 'b7', buildUrl: '/build.json' }
    document.body.innerHTML = `<div id="${elementIds.root}"></div>
      <script type="application/json" id="${elementIds.boot}">${JSON.stringify(boot)}</script>`
    // React writes what it caught into the console, too.
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const errorElement = <p>a page that says so</p>
    await act(() =>
      startBrowser({
        app: 'shop',
        createRoutes: () => [{ path: '/', hydrateFallbackElement: <p />, errorElement, ...route }],
      }),
    )
    await expect.poll(() => document.body.textContent).toContain('a page that says so')
    silent.mockRestore()
  }

  it('while it draws itself is told to the operator, with app, build and path', async () => {
    const Broken = () => {
      throw failureOf('no cart')
    }
    await start({ element: <Broken /> })
    expect(failures()).toEqual([
      expect.objectContaining({ app: 'shop', build: 'b7', path: '/', type: 'TypeError', text: 'no cart' }),
    ])
  })

  it('while it loads its data is told, too', async () => {
    await start({ loader: () => Promise.reject(failureOf('no answer')), element: null })
    expect(failures()).toEqual([expect.objectContaining({ text: 'no answer' })])
  })

  it('with an answer that has a page of its own is told to nobody', async () => {
    const loader = () => {
      throw new Response(null, { status: 404 })
    }
    await start({ loader, element: null })
    expect(failures()).toEqual([])
  })
})

describe('what a page tells of its failures', () => {
  it('is the same one only once, and five at most', () => {
    const report = reportFailures({ app: 'shop', build: 'b7' })
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report(failureOf(message))
    expect(failures().map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('is nothing that an extension of the browser did, and nothing that is no error', () => {
    const report = reportFailures({ app: 'shop', build: 'b7' })
    report(failureOf('not ours', 'chrome-extension://abc/x.js:1:2'))
    report('a word')
    expect(failures()).toEqual([])
  })
})
