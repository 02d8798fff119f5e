import type { ViteUserConfig } from 'vitest/config'

/** What the unit tests of every package have in common. */
export const unitTests = {
  // Shared machines are slow at times; nothing here waits on purpose.
  testTimeout: 20_000,
  reporters: ['default', 'json'],
  outputFile: { json: 'test-results/unit.json' },
  onConsoleLog: (log: string) => {
    // How long a check of development took says something about the machine alone.
    if (/InvariantMiddleware took \d+ms/.test(log)) return false
    throw new Error(`unexpected console output: ${log}`)
  },
} satisfies ViteUserConfig['test']
