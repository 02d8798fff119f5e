import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { knowLocalNames } from './src/fixtures/local-names.ts'
import { freePortIn } from './src/fixtures/start.ts'

knowLocalNames()

/** How far above the first shop's port those of the shop on hosts and of the collector are. */
const [HOSTS, COLLECTOR] = [20, 40]

// Set once and inherited by the workers, which read this file again.
// Below 26,000, from where the starts of fixtures/start.ts take theirs.
process.env.E2E_PORT ??= await freePortIn(18_000, 7_900, [HOSTS, COLLECTOR])
process.env.E2E_DATA ??=
  process.getuid?.() === 0
    ? `/var/tmp/hojreh-e2e-${process.env.E2E_PORT}`
    : mkdtempSync(join(tmpdir(), 'hojreh-e2e-'))
// A shop that runs already, for a quick try; without it the tests start their own.
const running = process.env.E2E_ORIGIN
// Of both shops: a picture's key is what it shows, and what the first shop has rendered the second one has.
// Not for journeys with pictures of reviews: each shop removes files of reviews that it does not know.
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
/** What stands for the operator's collector of traces and failures (src/collector). */
const collector = `http://localhost:${Number(process.env.E2E_PORT) + COLLECTOR}`

const observed = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_TRACES_SAMPLER_ARG: '0.25',
  ERROR_REPORT_URL: `${collector}/failures`,
}

/**
 * Of the other shop: the one on paths has the gateway that speaks SnappPay's flow. Its jobs come less often: the pictures
 * that both render ahead, it finds rendered.
 */
const other = { INSTALMENTS_GATEWAY: 'sandbox-digipay', SWEEP_INTERVAL_SECONDS: '15' }

/** The README's own command, on a data folder that nobody else uses. */
const shop = (data: string, env: { PORT: string }) => ({
  command: 'node ../../scripts/main.mjs start',
  url: `http://localhost:${env.PORT}/readyz`,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  env: { SWEEP_INTERVAL_SECONDS: '5', ...env, HOJREH_DATA: data },
})

/** What looks at all that the journeys have left behind. */
const afterAll = ['logs.test.ts', 'observed.test.ts']
/** Not of the journeys in Chromium: those two, restarts (restarts.config.ts) and other browsers (browsers.config.ts). */
const elsewhere = [...afterAll, '*.long.test.ts', 'browsers/**']

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

// Playwright asks for a default export.
export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  workers: 2,
  // Upper bounds for a machine that does something else as well; nothing waits that long.
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
    // What was done and asked for, and how the page looked at its end. A film of it takes as long again as the journey,
    // and what each step found a sixth of it: `--trace on` keeps both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A route of a test does not see what a worker asks for; offline.test.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Taken for a good one: workers and the browser's own memory know no exception.
        ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate}`] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // On paths of one host. What neither width nor host changes is proved once: in files of their own, and by the tag
      // `@any-width`. Every page loads on a phone in access/focus-in-sight.test.ts; nor do phones have a keyboard.
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
      // All journeys but those of a slow network and of less motion, which phones have; each app on a host of its own. What
      // a page does by itself wherever it lies (`@any-host`) is proved on paths, and behind nginx in either mode.
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
      // The specification in both modes; phones buy on paths. The desk's journeys choose their widths and decide on the
      // transfers that wait: those of other journeys are in the other shop.
      name: 'desktop on paths',
      testMatch: [
        ...['spec.test.ts', 'layout-shift.test.ts'],
        ...['desk/journeys.test.ts', 'desk/filling.test.ts', 'desk/four-eyes.test.ts'],
      ],
      use: desktop,
    },
    {
      name: 'logs',
      // A shop that runs already tells somebody else what it does.
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
