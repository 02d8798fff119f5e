import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { PageApp } from '@hojreh/app/runtime'
import { homeOf } from '@hojreh/contract'
import react from '@vitejs/plugin-react'
import { build, type ConfigEnv, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { headScript } from './browser/head-script.ts'
import { type ByteBudget, byteBudget } from './byte-budget.ts'
import { chunkGroups } from './chunk-groups.ts'
import { compressedFiles } from './compressed-files.ts'
import { devEntry } from './dev/dev-entry.ts'
import type { ServedApp } from './server/options.ts'
import { SHARED_NAMES, sharedNames } from './shared-names.ts'

/** Where an app's built files live on any host, so that apps behind one gateway never collide. */
export const baseOf = (app: ServedApp): `/_${ServedApp}/` => `/_${app}/`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const speculationRules = {
  prefetch: [{ source: 'document', where: { selector_matches: 'a[data-app-link]' }, eagerness: 'moderate' }],
}

/** Emits the script of the head and the speculation rules. */
const pageFiles = (): Plugin => ({
  name: 'hojreh-page-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: `assets/head-${hashOf(headScript)}.js`,
      source: headScript,
    })
    this.emitFile({
      type: 'asset',
      fileName: 'speculation-rules.json',
      source: JSON.stringify(speculationRules),
    })
  },
})

/** Builds the service worker into one classic script: not every browser knows workers that import. */
const serviceWorker = (app: PageApp): Plugin => ({
  name: 'hojreh-service-worker',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        'process.env.NODE_ENV': '"production"',
        START_PAGE: JSON.stringify(homeOf[app]),
      },
      build: {
        write: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url)),
          output: { format: 'iife' },
        },
      },
    })
    const [script] = 'output' in built ? built.output : []
    if (script?.type !== 'chunk') this.error('The service worker has no script')
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script.code })
  },
})

const RTL_PLUGIN = 'stylis-plugin-rtl'

// Emotion imports them for a function that no code calls.
const treeshake: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [
    { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
}

export interface AppBuild {
  app: ServedApp
  /** Limits of the scripts of each page; a build without them is not checked. */
  budget?: ByteBudget
}

/**
 * The Vite configuration of an app. `vite build` makes the browser's files with a manifest,
 * `vite build --ssr` one server bundle that needs no node_modules.
 */
export const appConfig =
  ({ app, budget }: AppBuild) =>
  ({ isSsrBuild = false, command = 'build' }: Partial<ConfigEnv>): UserConfig => ({
    base: baseOf(app),
    plugins: [
      react(),
      sharedNames(),
      pageFiles(),
      // Nothing of the staff's desk is kept in a browser.
      ...(app === 'admin' ? [] : [serviceWorker(app)]),
      devEntry(),
      compressedFiles(),
      ...(budget ? [byteBudget(budget)] : []),
    ],
    publicDir: false,
    ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    optimizeDeps: { entries: 'src/entry-browser.tsx' },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      modulePreload: {
        polyfill: false,
        // Every page has these already; otherwise each list of a later part's files would name them.
        resolveDependencies: (_file, needed) =>
          needed.filter((file) => !/\/(?:start|vendor|rolldown-runtime)-/.test(file)),
      },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input: ['src/entry-browser.tsx', SHARED_NAMES],
            // Otherwise the exports that only other apps use would be dropped.
            preserveEntrySignatures: 'allow-extension',
            treeshake,
            output: { codeSplitting: { groups: chunkGroups(app) } },
          },
    },
    // A production bundle contains all packages; in development Node loads those that do not change.
    ssr:
      command === 'build'
        ? { noExternal: true }
        : {
            noExternal: [/^@hojreh\//, RTL_PLUGIN],
            // Node takes something else for its default export.
            optimizeDeps: { include: [`@hojreh/ui > ${RTL_PLUGIN}`] },
          },
  })
