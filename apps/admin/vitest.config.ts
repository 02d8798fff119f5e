import { defineConfig } from 'vitest/config'
import { pageTests } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({
  test: {
    ...pageTests,
    setupFiles: [...pageTests.setupFiles, 'test/setup.ts'],
    // Upper bounds for a busy machine; nothing waits that long.
    testTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
