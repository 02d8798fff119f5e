import { defineConfig } from 'vitest/config'
import { pageTests } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({
  test: {
    ...pageTests,
    setupFiles: [...pageTests.setupFiles, 'test/setup.ts'],
  },
})
