import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const { webServer: _shops, ...rest } = config

// Every way in which a shop ends and starts again: each test starts its own. Playwright asks for a default export.
export default defineConfig({
  ...rest,
  testMatch: '*.long.test.ts',
  reporter: [['list']],
  projects: [{ name: 'restarts' }],
})
