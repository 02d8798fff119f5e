import { startBrowser } from '@hojreh/app/browser'
import { pageBody, samples } from '@hojreh/app/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageAt } from '../test/page.ts'
import { pagePaths } from '../test/samples.ts'
import { createRoutes } from './routes.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 200))

/** Opens a page as a browser gets it; resolves to the calls it made and what it complained of. */
const openInBrowser = async (path: string) => {
  const calls: string[] = []
  const complaints: unknown[] = []
  vi.stubGlobal('fetch', async (input: string) => {
    calls.push(String(input))
    return Response.error()
  })
  vi.spyOn(console, 'error').mockImplementation((...args) => complaints.push(args))
  vi.spyOn(console, 'warn').mockImplementation((...args) => complaints.push(args))
  vi.stubGlobal('reportError', (error: unknown) => complaints.push(error))
  window.history.replaceState(null, '', path)
  const page = pageAt(path)
  document.head.innerHTML = page.head
  document.body.innerHTML = pageBody(page, samples.configOf(window.location.origin))
  const serverHtml = document.querySelector('main')?.innerHTML
  await startBrowser({ app: 'blog', createRoutes })
  await settled()
  return { calls, complaints, serverHtml, browserHtml: document.querySelector('main')?.innerHTML }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(pagePaths)('the page %s in the browser', (path) => {
  it('takes over the HTML of the server without a warning', async () => {
    const { complaints, serverHtml, browserHtml } = await openInBrowser(path)
    expect(complaints).toEqual([])
    expect(browserHtml).toBe(serverHtml)
  })

  it('makes no call for what the HTML holds', async () => {
    const { calls } = await openInBrowser(path)
    expect(calls).toEqual([])
  })
})
