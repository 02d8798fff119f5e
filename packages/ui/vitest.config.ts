import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'
import { strictTags } from '../../vitest.base.ts'
import { screenshotCommands } from './.storybook/pages/commands.ts'

// A machine may bring its own Chromium; without one Playwright's is used.
const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * React's development build writes every render of a component into the browser's timeline and keeps an asynchronous
 * stack for each element, which no test looks at, where there are `console.timeStamp` (react-dom, "Performance tracks")
 * and `console.createTask`. Its warnings stay.
 */
const withoutTimeline: Plugin = {
  name: 'without-timeline',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'delete console.timeStamp; delete console.createTask',
      injectTo: 'head-prepend',
    },
  ],
}

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  test: {
    strictTags,
    // A page's story waits half of its time: two cores have room for two of them.
    maxWorkers: 2,
    reporters: ['default', 'json'],
    projects: [
      {
        test: {
          name: 'unit',
          strictTags,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Shared machines are slow at times; nothing here waits on purpose.
          testTimeout: 60_000,
        },
      },
      {
        // Found before the first test, and anew in each run: a dependency that is found later (a new icon) reloads
        // the page under the running tests.
        optimizeDeps: {
          force: true,
          entries: [
            'src/**/*.{ts,tsx}',
            '.storybook/*.tsx',
            '../{app,testing}/src/**/*.{ts,tsx}',
            '../../apps/{shop,blog,profile,admin}/src/**/*.{ts,tsx}',
          ],
          include: ['react/jsx-dev-runtime', 'react-dom/client'],
        },
        plugins: [withoutTimeline, storybookTest({ configDir: folder('.storybook') })],
        test: {
          name: 'stories',
          setupFiles: ['.storybook/unwatched.ts', '.storybook/vitest.setup.ts'],
          // One after the other: what the first one says is read when the second one's modules are loaded.
          sequence: { setupFiles: 'list' },
          // A whole page compiles its chunks on a busy machine; nothing waits that long.
          testTimeout: 90_000,
          // One frame for all files of a worker: to load the modules anew for each took a third of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: screenshotCommands,
            provider: playwright({
              launchOptions: {
                // Without hinting a line is as long in every kind of Chromium.
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--font-render-hinting=none',
                ],
                ...(existsSync(installed) && { executablePath: installed }),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
