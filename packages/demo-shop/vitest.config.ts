import { defineConfig } from 'vitest/config'

// Vitest asks for a default export.
export default defineConfig({
  test: {
    // Shared machines are slow at times; nothing here waits on purpose.
    testTimeout: 20_000,
    reporters: ['default', 'json'],
    outputFile: { json: './test-results/unit.json' },
  },
})
