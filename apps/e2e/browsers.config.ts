import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import { firefox } from './src/browsers/firefox.ts'
import { webkit } from './src/browsers/webkit.ts'

const baseURL = config.use?.baseURL
/** The one on paths of one host: WebKitGTK does not take `*.localhost` for this machine. */
const shop = [config.webServer ?? []].flat().find(({ url }) => url === `${baseURL}/readyz`)

// The journeys in browsers that are not Chromium, with a shop of their own. Playwright asks for a default export.
export default defineConfig({
  ...config,
  webServer: shop ?? [],
  testDir: './src/browsers',
  // Each journey brings its own browser.
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  use: { baseURL },
  projects: [firefox, webkit].map(({ name }) => ({ name })),
})
