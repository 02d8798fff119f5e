import { fileURLToPath } from 'node:url'
import { renderPages, type ServerPage } from '@hojreh/ssr/testing'
import { startFakeApi } from '@hojreh/testing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    pages: ServerPage[]
  }
}

const paths = [
  '/',
  '/shop',
  '/shop?category=rugs&sort=cheapest&pageId=2',
  '/shop/search?q=rug',
  '/shop/search',
  '/shop/compare?goods=rug-1%2Crug-3',
  '/shop/compare',
  '/shop/rug-3',
  '/brand/negarestan?inStock=1',
  '/shop/rug-3?comments=2',
  '/cart',
  '/checkPayment',
  '/about-us',
  '/contact-us',
  '/faq',
  '/license',
  '/page/returns',
  '/page/nowhere',
  '/nowhere',
  '/Cart',
]

/** Renders the shop's pages once, in a process without a document; the tests hydrate them in jsdom. */
export default async ({ provide }: TestProject): Promise<void> => {
  const api = await startFakeApi()
  const root = fileURLToPath(new URL('..', import.meta.url))
  provide('pages', await renderPages({ app: 'shop', root, apiOrigin: api.origin, paths }))
  await api.close()
}
