import { defineConfig } from 'vitest/config'
import { seedOfRun, unitTests } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({ test: { ...unitTests, env: seedOfRun(), setupFiles: './test/seed.ts' } })
