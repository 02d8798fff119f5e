import { defineConfig } from 'vitest/config'

// Vitest asks for a default export.
export default defineConfig({
  test: { reporters: ['default', 'json'], outputFile: { json: './test-results/unit.json' } },
})
