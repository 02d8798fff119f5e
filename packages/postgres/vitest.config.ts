import { defineConfig } from 'vitest/config'
import { strictTags } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({
  test: {
    strictTags,
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: './test-results/postgres.json' },
  },
})
