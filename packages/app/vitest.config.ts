import { defineConfig } from 'vitest/config'
import { sharedModules, unitTests } from '../../vitest.base.ts'

// Vitest asks for a default export.
export default defineConfig({ test: { ...unitTests, ...sharedModules } })
