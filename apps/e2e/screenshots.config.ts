import { defineConfig, devices } from '@playwright/test'
import config from './playwright.config.ts'

const shop = [config.webServer ?? []].flat().at(-1)

// `npm run screenshots`: the same shop, another walk. Playwright asks for a default export.
export default defineConfig({
  ...config,
  ...(shop && { webServer: shop }),
  testMatch: 'screenshots.ts',
  outputDir: './test-results/walk',
  reporter: [['line']],
  globalTeardown: './src/screens/contact-sheet.ts',
  projects: [
    {
      name: 'screenshots',
      use: { ...devices['Desktop Chrome'], bypassCSP: true, serviceWorkers: 'block', trace: 'off' },
    },
  ],
})
