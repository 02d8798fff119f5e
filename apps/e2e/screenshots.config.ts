import { defineConfig } from '@playwright/test'
import screens from './screens.config.ts'

// `npm run screenshots`: the shop of the screens, another walk. Playwright asks for a default export.
export default defineConfig({
  ...screens,
  outputDir: './test-results/walk',
  reporter: [['line']],
  globalTeardown: './src/screens/contact-sheet.ts',
  projects: (screens.projects ?? []).map((project) => ({ ...project, testMatch: 'screens/screenshots.ts' })),
})
