import { defineConfig } from 'vitest/config'
import { unitTests } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({ test: { ...unitTests, setupFiles: './test/seed.ts' } })
