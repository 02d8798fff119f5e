import { hydratePage } from '@hojreh/ssr/testing/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRoutes } from '../src/routes.ts'
import { pageAt } from './page.ts'
import { pagePaths } from './samples.ts'

const open = (path: string) => hydratePage(pageAt(path), { app: 'blog', createRoutes })

afterEach(() => vi.unstubAllGlobals())

describe.each(pagePaths)('the page %s in the browser', (path) => {
  it('takes over the HTML of the server without a warning', async () => {
    const { complaints, isKept } = await open(path)
    expect(complaints).toEqual([])
    expect(isKept).toBe(true)
  })

  it('has no style attribute, which a content policy cannot know by its hash', () => {
    expect(pageAt(path).html).not.toContain(' style="')
  })

  it('makes no call for what the HTML holds', async () => {
    const { calls } = await open(path)
    expect(calls).toEqual([])
  })
})
