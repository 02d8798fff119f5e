import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    globalSetup: 'test/render-pages.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    onConsoleLog: (log) => {
      throw new Error(`unexpected console output: ${log}`)
    },
  },
})
