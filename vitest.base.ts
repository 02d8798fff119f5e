import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { configDefaults, type ViteUserConfig } from 'vitest/config'

/** What takes minutes by its nature, such as restarts under load, is for `npm run test:long` and the nightly workflow. */
const longTests = process.env.LONG === '1' ? [] : ['**/*.long.test.ts']
export const exclude = [...configDefaults.exclude, ...longTests]

/** Ids of the specification's rows (docs/specification.md) are tags; its table is the list of them. */
export const strictTags = false

/** Shared machines are slow at times: upper bounds; nothing waits that long on purpose. */
export const patience = {
  testTimeout: 90_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000, interval: 50 } },
} satisfies ViteUserConfig['test']

/**
 * The seed of generated inputs, as the tests' environment. The same in each short run, so that what fails fails again;
 * another one in each long run, which is told: `FAST_CHECK_SEED=…` repeats it.
 */
export const seedOfRun = (): { FAST_CHECK_SEED: string } => {
  const { FAST_CHECK_SEED: given, LONG } = process.env
  if (given !== undefined || LONG !== '1') return { FAST_CHECK_SEED: given ?? '18' }
  const seed = String(randomInt(2 ** 31))
  process.stdout.write(`FAST_CHECK_SEED=${seed}\n`)
  return { FAST_CHECK_SEED: seed }
}

/** What the unit tests of every package have in common. */
export const unitTests = {
  strictTags,
  exclude,
  ...patience,
  reporters: ['default', 'json'],
  outputFile: { json: 'test-results/unit.json' },
  onConsoleLog: (log: string) => {
    // How long a check of development took says something about the machine alone.
    if (/InvariantMiddleware took \d+ms/.test(log)) return false
    throw new Error(`unexpected console output: ${log}`)
  },
} satisfies ViteUserConfig['test']

const setupFile = (name: string) => fileURLToPath(new URL(`packages/testing/src/${name}`, import.meta.url))

/**
 * One set of modules serves all files of a worker: loading them anew for each file took two thirds of the time. So a test
 * leaves nothing behind, as each does within its file.
 */
export const sharedModules = {
  isolate: false,
  setupFiles: [setupFile('settle-imports.ts')],
} satisfies ViteUserConfig['test']

/** Tests of pages and components in jsdom, with one document for all files of a worker. */
export const pageTests = {
  ...unitTests,
  ...sharedModules,
  environment: 'jsdom',
  setupFiles: [...sharedModules.setupFiles, setupFile('patient-queries.ts')],
} satisfies ViteUserConfig['test']
