import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageApp } from '@hojreh/app/runtime'
import { configOf } from '@hojreh/testing'
import { build, mergeConfig } from 'vite'
import type { Render, RenderedPage } from '../render/render-result.ts'
import { appConfig } from '../vite.ts'

export interface ServerPage extends RenderedPage {
  path: string
}

/** The app's server bundle, as `vite build --ssr` makes it, but with the warnings of a development build. */
const buildRender = async (app: PageApp, root: string, outDir: string): Promise<Render> => {
  const settings = mergeConfig(appConfig({ app })({ isSsrBuild: true }), {
    define: { 'process.env.NODE_ENV': '"test"' },
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true },
  })
  await build({ ...settings, root, configFile: false, logLevel: 'error' })
  const { render }: { render: Render } = await import(pathToFileURL(join(outDir, 'entry-server.js')).href)
  return render
}

/**
 * Renders pages of an app from its sources, in the process that calls: without a document, as its server does.
 * For a test's global setup; the browser's half is `hydratePage`.
 */
export const renderPages = async ({
  app,
  root,
  apiOrigin,
  paths,
}: {
  app: PageApp
  root: string
  apiOrigin: string
  paths: readonly string[]
}): Promise<ServerPage[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'hojreh-render-'))
  try {
    const render = await buildRender(app, root, outDir)
    const config = configOf('http://localhost:3000')
    const pages: ServerPage[] = []
    for (const path of paths) {
      const url = new URL(path, config.origins[app]).href
      const signal = AbortSignal.timeout(10_000)
      const result = await render({ url, config, apiOrigin, headers: {}, revision: null, signal })
      if (result.kind !== 'page') throw new Error(`${path} redirects to ${result.location}`)
      pages.push({ ...result, path })
    }
    return pages
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
