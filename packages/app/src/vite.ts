import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { callTable } from '@hojreh/api'
import react from '@vitejs/plugin-react'
import { build, type ConfigEnv, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { headScript } from './browser/head-script.ts'
import { type ByteLimits, byteBudget } from './byte-budget.ts'
import { devEntry } from './dev/dev-entry.ts'
import type { PageApp } from './state/app-extra.ts'

/** Where an app's built files live on any host, so that apps behind one gateway never collide. */
export const baseOf = (app: PageApp): `/_${PageApp}/` => `/_${app}/`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

const speculationRules = {
  prefetch: [{ source: 'document', where: { selector_matches: 'a[data-app-link]' }, eagerness: 'moderate' }],
}

/** Puts the finished table of calls in the place of the one that is made from the contract's schemas. */
const contractTable = (): Plugin => ({
  name: 'hojreh-contract-table',
  enforce: 'pre',
  // While somebody works on the contract, the table follows it.
  apply: 'build',
  load: {
    filter: { id: /packages\/api\/src\/call-table\.ts$/ },
    handler: () => `export const callTable = ${JSON.stringify(callTable)}`,
  },
})

/** Emits the script that sets the colour scheme before anything paints, and the speculation rules. */
const pageFiles = (): Plugin => ({
  name: 'hojreh-page-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: `assets/color-mode-${hashOf(headScript)}.js`,
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
const serviceWorker = (): Plugin => ({
  name: 'hojreh-service-worker',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
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

const own = /[\\/]packages[\\/](?:ui|app|api|auth|contract|persian)[\\/]/

// Few files, and large ones: what is packed together packs better, and each request costs a slow phone more than the
// few bytes that one page could spare. A group takes what its modules import too: what all need stands first.
const chunkGroups = [
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|react-redux|reselect|immer|redux-persist|@emotion|stylis)[\\/]/,
  },
  // Comes with the first dialog, and with no page.
  { name: 'mui', test: /node_modules[\\/](?:@mui|cssjanus|stylis-plugin-rtl)[\\/]/ },
  // What nearly every page needs.
  { name: 'kit', test: own, minShareCount: 10 },
  // What shows goods needs.
  {
    name: 'goods',
    test: /[\\/]packages[\\/](?:ui[\\/]src[\\/](?:product|elements)|app[\\/]src[\\/]product|auth|persian)[\\/]|[\\/]lucide-react[\\/]/,
    minShareCount: 3,
  },
]

// Emotion imports them for a function that nobody calls.
const treeshake: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [
    { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
}

export interface AppBuild {
  app: PageApp
  /** What its pages may weigh; without it a build only gets made. */
  heaviest?: ByteLimits
}

/**
 * The Vite configuration of an app. `vite build` makes the browser's files with a manifest,
 * `vite build --ssr` one server bundle that needs no node_modules.
 */
export const appConfig =
  ({ app, heaviest }: AppBuild) =>
  ({ isSsrBuild = false, command = 'build' }: Partial<ConfigEnv>): UserConfig => ({
    base: baseOf(app),
    plugins: [
      react(),
      contractTable(),
      pageFiles(),
      serviceWorker(),
      devEntry(),
      ...(heaviest ? [byteBudget(heaviest)] : []),
    ],
    publicDir: false,
    ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    optimizeDeps: { entries: 'src/entry-browser.tsx' },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input: 'src/entry-browser.tsx',
            treeshake,
            output: { codeSplitting: { groups: chunkGroups } },
          },
    },
    // A bundle for production holds all; while somebody works, Node loads what nobody changes.
    ssr:
      command === 'build'
        ? { noExternal: true }
        : {
            noExternal: [/^@hojreh\//, RTL_PLUGIN],
            // Its default export is not what Node takes for it.
            optimizeDeps: { include: [`@hojreh/ui > ${RTL_PLUGIN}`] },
          },
  })
