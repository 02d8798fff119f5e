import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const isScreens = ({ name }: { name?: string }) => name === 'screens'
const shop = [config.webServer ?? []].flat().at(-1)

// The screens alone, with the shop of theirs. Playwright asks for a default export.
export default defineConfig({
  ...config,
  ...(shop && { webServer: shop }),
  reporter: [['list']],
  projects: config.projects?.filter(isScreens) ?? [],
})
