import { fileURLToPath } from 'node:url'
import { renderPages, type ServerPage } from '@hojreh/ssr/testing'
import { startFakeApi } from '@hojreh/testing'
import type { TestProject } from 'vitest/node'
import { magazine, pagePaths } from './samples.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pages: ServerPage[]
  }
}

/** Renders the blog's pages once, in a process without a document; the tests hydrate them in jsdom. */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  const api = await startFakeApi()
  api.respondWith(magazine)
  const root = fileURLToPath(new URL('..', import.meta.url))
  provide('pages', await renderPages({ app: 'blog', root, apiOrigin: api.origin, paths: pagePaths }))
  await api.close()
}
