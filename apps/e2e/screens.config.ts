import { defineConfig, devices } from '@playwright/test'
import config from './playwright.config.ts'

// Every screen against its reference, on a shop in which nobody has bought. Playwright asks for a default export.
export default defineConfig({
  ...config,
  testMatch: 'screens/screens.test.ts',
  outputDir: './test-results/screens',
  reporter: [['list'], ['json', { outputFile: './test-results/screens.json' }]],
  projects: [{ name: 'screens', use: { ...devices['Desktop Chrome'], bypassCSP: true, trace: 'off' } }],
})
