// npm run screenshots [-- part of a story's file]: every state of every page in all viewports, with a contact sheet.
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../lib/bootstrap.mjs'
import { ensureBrowser } from '../lib/browser.ts'
import { runOpenly } from '../lib/processes.ts'

const ui = join(root, 'packages/ui')
const folder = resolve(process.env.SCREENSHOTS ?? join(ui, 'test-results/all-screenshots'))
const chromium = await ensureBrowser()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [part = 'apps/'] = process.argv.slice(2)
process.exitCode = await runOpenly(
  'pnpm',
  ['--dir', ui, 'exec', 'vitest', 'run', '--project', 'stories', part],
  { SCREENSHOTS: folder, ...(chromium && { CHROMIUM_PATH: chromium }) },
)
// By path: the package offers its components and not its tools.
const { makeContactSheet } = await import('../../packages/ui/.storybook/pages/contact-sheet.ts')
process.stdout.write(`\n${await makeContactSheet(folder)} pages: ${join(folder, 'index.html')}\n`)
