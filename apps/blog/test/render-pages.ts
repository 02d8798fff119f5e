import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render, RenderResult } from '@hojreh/app/render'
import { type FakeApi, samples, startFakeApi } from '@hojreh/app/testing'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { magazine, pagePaths } from './samples.ts'

export type RenderedPage = Extract<RenderResult, { kind: 'page' }>

const PAGE_ORIGIN = 'http://localhost:3000'

/** The server's own bundle: a test runner would load some libraries twice, and styles would not meet. */
const buildRender = async (root: string): Promise<Render> => {
  const outDir = join(root, 'node_modules/.test-server')
  await build({ root, logLevel: 'error', build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true } })
  const bundle: { render: Render } = await import(pathToFileURL(join(outDir, 'entry-server.js')).href)
  return bundle.render
}

const renderPage = async (render: Render, api: FakeApi, path: string): Promise<[string, RenderedPage]> => {
  const page = await render({
    url: new URL(path, PAGE_ORIGIN).href,
    config: samples.configOf(PAGE_ORIGIN),
    apiOrigin: api.origin,
    requestId: 'test-request',
    signal: AbortSignal.timeout(10_000),
  })
  if (page.kind !== 'page') throw new Error(`${path} is no page`)
  return [path, page]
}

/** Renders the pages in a process without a document, as the server does; the tests get the results. */
export const setup = async (project: TestProject): Promise<void> => {
  const render = await buildRender(project.config.root)
  const api = await startFakeApi(0, PAGE_ORIGIN)
  api.answer(magazine)
  const pages = await Promise.all(pagePaths.map((path) => renderPage(render, api, path)))
  await api.close()
  project.provide('pages', Object.fromEntries(pages))
}

declare module 'vitest' {
  interface ProvidedContext {
    pages: Record<string, RenderedPage>
  }
}
