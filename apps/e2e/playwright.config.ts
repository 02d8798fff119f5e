import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { knowLocalNames } from './src/fixtures/local-names.ts'
import { freePortIn } from './src/fixtures/start.ts'

knowLocalNames()

/** Distances from the first shop's port to those of the shop on hosts and of the collector. */
const [HOSTS, COLLECTOR] = [20, 40]

// Set once and inherited by the workers, which read this file again.
// Below 26,000, where the ports of fixtures/start.ts begin.
process.env.E2E_PORT ??= await freePortIn(18_000, 7_900, [HOSTS, COLLECTOR])
process.env.E2E_DATA ??=
  process.getuid?.() === 0
    ? `/var/tmp/hojreh-e2e-${process.env.E2E_PORT}`
    : mkdtempSync(join(tmpdir(), 'hojreh-e2e-'))
// A shop that runs already, for a quick try; without it the tests start their own.
const running = process.env.E2E_ORIGIN
// Shared by both shops: a picture's key is its content, so the second shop finds what the first one has rendered.
// Not for journeys with review pictures: each shop removes review files that it does not know.
if (!running) process.env.MEDIA_FOLDER = `${process.env.E2E_DATA}-media`
const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`
/** The rehearsal of production makes its certificate itself. */
const isRehearsal = baseURL.startsWith('https:')
const certificate = process.env.E2E_CERTIFICATE

/** The same build with a host for each app (docs/decisions/050): only its environment differs. */
const onHosts = (port: number) => ({
  PORT: String(port),
  PUBLIC_ORIGIN: `http://shop.localhost:${port}`,
  BLOG_ORIGIN: `http://blog.shop.localhost:${port}`,
  PROFILE_ORIGIN: `http://account.shop.localhost:${port}`,
  COOKIE_DOMAIN: 'shop.localhost',
  ADMIN_ORIGIN: `http://admin.shop.localhost:${port}`,
})
const hosts = onHosts(Number(process.env.E2E_PORT) + HOSTS)
/** The stand-in for the operator's collector of traces and failures (src/collector). */
const collector = `http://localhost:${Number(process.env.E2E_PORT) + COLLECTOR}`

const observed = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_TRACES_SAMPLER_ARG: '0.25',
  ERROR_REPORT_URL: `${collector}/failures`,
}

/**
 * Settings of the other shop; the one on paths has the gateway that speaks SnappPay's flow. Its jobs run less often:
 * the pictures that both shops render ahead, it finds rendered.
 */
const other = { INSTALMENTS_GATEWAY: 'sandbox-digipay', SWEEP_INTERVAL_SECONDS: '15' }

/** Runs the README's own command on a data folder of its own. */
const shop = (data: string, env: { PORT: string }) => ({
  command: 'node ../../scripts/main.mjs start',
  url: `http://localhost:${env.PORT}/readyz`,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  env: { SWEEP_INTERVAL_SECONDS: '5', ...env, HOJREH_DATA: data },
})

/** The tests that check what all journeys have left behind. */
const afterAll = ['logs.test.ts', 'observed.test.ts']
/** Outside the journeys in Chromium: those two, restarts (restarts.config.ts), other browsers (browsers.config.ts). */
const elsewhere = [...afterAll, '*.long.test.ts', 'browsers/**']

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

// Playwright asks for a default export.
export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  // Upper bounds for a machine that is busy with other work as well; nothing waits that long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: './test-results/e2e.json' }],
    ['./src/fixtures/print-figures.ts'],
  ],
  use: {
    baseURL,
    ignoreHTTPSErrors: isRehearsal,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Keeps the actions, the requests and how the page looked at the end. Screenshots of every moment would double the
    // journey's time and snapshots of each step add a sixth to it: `--trace on` keeps both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A test's route does not see a service worker's requests; offline.test.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Letters as wide as in a browser with a window: the headless shell's own hinting widens the fallback font by
        // 4 %, and a late font then moves a page (decision 063).
        '--font-render-hinting=none',
        // Makes the certificate trusted: the exception above does not hold for workers and the browser's cache.
        ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate}`] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // On paths of one host. What depends on neither width nor host is proved once: in the files below, and in the
      // tests with the tag `@any-width`. Every page loads on a phone in access/focus-in-sight.test.ts; phones have no
      // keyboard.
      testIgnore: [
        'spec.test.ts',
        'layout-shift.test.ts',
        'keyboard.test.ts',
        'focus-in-sight.test.ts',
        'by-roles.test.ts',
        'seo.test.ts',
        'imported.test.ts',
        'bank-trouble.test.ts',
        'community.test.ts',
        'order-life.test.ts',
        'two-tabs.test.ts',
        'desk/journeys.test.ts',
        'desk/filling.test.ts',
        'desk/four-eyes.test.ts',
        'desk/two-on-one-record.test.ts',
        'desk/paper.test.ts',
        'desk/no-line.test.ts',
        ...elsewhere,
      ],
      grepInvert: /@any-width/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      // All journeys but those of a slow network and of less motion, which the phone runs; each app on a host of its
      // own. Tests with the tag `@any-host` do not depend on the page's host: they run on paths, and behind nginx in
      // either mode.
      name: 'desktop',
      ...(!isRehearsal && { grepInvert: /@any-host/ }),
      testIgnore: [
        'layout-shift.test.ts',
        'slow-network.test.ts',
        'less-motion.test.ts',
        'desk/journeys.test.ts',
        'desk/filling.test.ts',
        'desk/four-eyes.test.ts',
        ...elsewhere,
      ],
      metadata: { data: running ? process.env.E2E_DATA : `${process.env.E2E_DATA}-hosts` },
      use: { ...desktop, baseURL: running ?? hosts.PUBLIC_ORIGIN },
    },
    {
      // The specification runs in both modes; phones buy on paths. The desk's journeys set their own widths and decide
      // on the waiting transfers: those of other journeys are in the other shop.
      name: 'desktop on paths',
      testMatch: [
        ...['spec.test.ts', 'layout-shift.test.ts'],
        ...['desk/journeys.test.ts', 'desk/filling.test.ts', 'desk/four-eyes.test.ts'],
      ],
      use: desktop,
    },
    {
      name: 'logs',
      // A shop that runs already reports to a collector of its own.
      testMatch: running ? ['logs.test.ts'] : afterAll,
      dependencies: ['phone', 'desktop', 'desktop on paths'],
    },
  ],
  ...(!running && {
    webServer: [
      {
        command: 'node src/collector/server.ts',
        url: collector,
        env: {
          COLLECTOR_PORT: new URL(collector).port,
          COLLECTOR_FILE: `${process.env.E2E_DATA}-collected.jsonl`,
        },
      },
      shop(process.env.E2E_DATA, { PORT: process.env.E2E_PORT, ...observed }),
      shop(`${process.env.E2E_DATA}-hosts`, { ...hosts, ...observed, ...other }),
    ],
  }),
})
