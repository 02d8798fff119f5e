import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Set once and inherited by the workers, which read this file again.
process.env.E2E_PORT ??= String(18_000 + Math.floor(Math.random() * 10_000))
process.env.E2E_DATA ??=
  process.getuid?.() === 0
    ? `/var/tmp/hojreh-e2e-${process.env.E2E_PORT}`
    : mkdtempSync(join(tmpdir(), 'hojreh-e2e-'))
// A shop that runs already, for a quick try; without it the tests start one of their own.
const running = process.env.E2E_ORIGIN
const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`

// Playwright asks for a default export.
export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    trace: 'retain-on-failure',
    // A route of a test does not see what a worker asks for; offline.test.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'machine', testMatch: 'start.test.ts' },
    {
      name: 'phone',
      testIgnore: 'start.test.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      testIgnore: 'start.test.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  // The README's own command, on a data folder that nobody else uses.
  ...(!running && {
    webServer: {
      command: 'node ../../scripts/main.mjs start',
      url: `${baseURL}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      env: { PORT: process.env.E2E_PORT, HOJREH_DATA: process.env.E2E_DATA, SWEEP_INTERVAL_SECONDS: '5' },
    },
  }),
})
