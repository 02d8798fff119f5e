import { AuthLayoutRoute, BlogLayoutRoute, DefaultLayoutRoute, ProfileLayoutRoute } from '@hojreh/app'
import { startFakeApi } from '@hojreh/testing'
import { openApp } from '@hojreh/testing/open-app'
import { matchRoutes } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { createRoutes } from '../src/routes.ts'
import { documentAt } from './page.ts'

const layouts: unknown[] = [DefaultLayoutRoute, BlogLayoutRoute, AuthLayoutRoute, ProfileLayoutRoute]

test.each(['/blog', '/blog/article-1'])(
  '%s stands in the blog layout',
  { tags: ['§2.10 /blog', '§2.11 /blog/article-1', '§2.25'] },
  async (path) => {
    const api = await startFakeApi(0, window.location.origin)
    const { store, router } = openApp({ app: 'blog', createRoutes, path, apiOrigin: api.origin })
    onTestFinished(async () => {
      router.dispose()
      await api.close()
    })
    const components = matchRoutes(createRoutes(store), path)?.map(({ route }) => route.Component)
    expect(components?.filter((component) => layouts.includes(component))).toEqual([BlogLayoutRoute])
  },
)

test.each(['/blog', '/blog/article-1'])(
  '%s comes from the server between the header and the footer, each once',
  { tags: ['§2.10 /blog', '§2.11 /blog/article-1'] },
  (path) => {
    const parts = [...documentAt(path).querySelectorAll('header, main, footer')].filter(
      (part) => part.localName === 'main' || !part.closest('main'),
    )
    expect(parts.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer'])
    expect(documentAt(path).querySelector('main h1')?.textContent).toMatch(/./)
  },
)
