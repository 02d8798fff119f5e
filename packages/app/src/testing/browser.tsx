import { act } from 'react'
import { vi } from 'vitest'
import { type BrowserOptions, startBrowser } from '../browser/start-browser.tsx'
import { elementIds } from '../render/element-ids.ts'
import type { ServerPage } from './render-pages.ts'
import { configOf } from './samples.ts'

/** What jsdom does not have and a page asks for. */
const completeBrowser = () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
}

const data = (id: string, text: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = id
  script.textContent = text
  return script
}

/**
 * Puts a server's page into the test's document and starts the app in it, as the browser does.
 * Every call of the page is recorded and fails. Complaints of React reach `console.error`.
 */
export const hydratePage = async (page: ServerPage, options: BrowserOptions) => {
  completeBrowser()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    throw new TypeError('a test has no network')
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
  spy.mockRestore()
  return { calls, complaints, root, isKept: before !== null && root?.firstElementChild === before }
}
