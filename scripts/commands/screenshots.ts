// npm run screenshots: every screen in every width and scheme as pictures, with a contact sheet.
import { join } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { ensureBrowser } from '../lib/browser.ts'
import { runOpenly } from '../lib/processes.ts'

const chromium = ensureBrowser()
process.exitCode = await runOpenly(
  'pnpm',
  [
    '--dir',
    join(root, 'apps/e2e'),
    'exec',
    'playwright',
    'test',
    '--config',
    'screenshots.config.ts',
    ...process.argv.slice(2),
  ],
  chromium ? { CHROMIUM_PATH: chromium } : {},
)
