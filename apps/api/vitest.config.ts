import { defineConfig } from 'vitest/config'
import { exclude, patience, seedOfRun, sharedModules, strictTags } from '../../vitest.base.ts'

export default defineConfig({
  test: {
    exclude,
    strictTags,
    env: seedOfRun(),
    globalSetup: './test/database/global-setup.ts',
    // The api keeps no state in its modules, so files of tests share them: loading takes longer than most tests.
    ...sharedModules,
    setupFiles: [...sharedModules.setupFiles, './test/setup/fail-on-console.ts', './test/setup/seed.ts'],
    // Each waits for its database half of its time.
    maxWorkers: 2,
    ...patience,
    reporters: ['default', 'json'],
    outputFile: { json: './test-results/api.json' },
  },
})
