import { configOf } from '@hojreh/testing'
import { completeBrowser } from '@hojreh/testing/complete-browser'
import { act } from 'react'
import { vi } from 'vitest'
import { type BrowserOptions, startBrowser } from '../browser/start-browser.tsx'
import { elementIds } from '../render/element-ids.ts'
import type { ServerPage } from './render-pages.ts'

const data = (id: string, text: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = id
  script.textContent = text
  return script
}

/** Returns the response to a call of the page; undefined is none. */
export type RespondToCall = (
  path: string,
  init: RequestInit | undefined,
) => { status?: number; body: unknown } | undefined

/**
 * Puts a server's page into the test's document and starts the app in it, as the browser does.
 * Calls of the page are recorded; without `response` the network is down. `complaints` are what React said.
 */
export const hydratePage = async (
  page: ServerPage,
  options: BrowserOptions,
  response: RespondToCall = () => undefined,
) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  completeBrowser()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${url}`)
    const answered = response(new URL(url, window.location.origin).pathname, init)
    if (!answered) throw new TypeError('no response')
    return new Response(JSON.stringify(answered.body), { status: answered.status ?? 200 })
  })
  const complaints: unknown[][] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...text) => complaints.push(text))
  window.history.replaceState(null, '', page.path)
  document.head.innerHTML = page.head
  document.body.innerHTML = `<div id="${elementIds.root}">${page.html}</div>`
  const boot = { config: configOf(window.location.origin), build: 'test', buildUrl: '/build.json' }
  document.body.append(data(elementIds.state, page.state), data(elementIds.boot, JSON.stringify(boot)))
  const root = document.getElementById(elementIds.root)
  const before = root?.firstElementChild
  await act(() => startBrowser(options))
  // A page loads more modules after hydration: a test that ended sooner would remove the document under them.
  await act(() => vi.dynamicImportSettled())
  spy.mockRestore()
  return { calls, complaints, root, isKept: before !== null && root?.firstElementChild === before }
}
