import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { firefox } from './src/browsers/firefox.ts'
import { webkit } from './src/browsers/webkit.ts'

const shop = [config.webServer ?? []].flat().at(-1)

// The journeys in browsers that are not Chromium, with a shop of their own. Playwright asks for a default export.
export default defineConfig({
  ...config,
  ...(shop && { webServer: shop }),
  testDir: './src/browsers',
  // Each journey brings its own browser.
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  use: { baseURL: shop?.url ? new URL(shop.url).origin : process.env.E2E_ORIGIN },
  projects: [firefox, webkit].map(({ name }) => ({ name })),
})
