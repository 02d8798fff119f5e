import { defineConfig } from 'vitest/config'
import { pageTests } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({
  test: { ...pageTests, globalSetup: 'test/render-pages.ts' },
})
