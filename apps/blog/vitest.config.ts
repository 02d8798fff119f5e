import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Shared machines are slow at times; nothing here waits on purpose.
    testTimeout: 20_000,
    environment: 'jsdom',
    globalSetup: 'test/render-pages.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    onConsoleLog: (log) => {
      throw new Error(`unexpected console output: ${log}`)
    },
  },
})
