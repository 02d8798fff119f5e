import { defineConfig } from 'vitest/config'

// Vitest asks for a default export.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: './test-results/postgres.json' },
  },
})
