import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: 'test/setup.ts',
    // Upper bounds for a busy machine; nothing waits that long.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    onConsoleLog: (log) => {
      throw new Error(`unexpected console output: ${log}`)
    },
  },
})
