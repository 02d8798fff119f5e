import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand } from 'vitest/node'
import { difference, join, shrink } from './screenshot.ts'
import { allViewports, testedViewports, type Viewport } from './viewports.ts'

/** So many cells may differ, in all viewports together: less than a button that is gone. */
const ALLOWED = 24

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const references = folder('./references')
/** Where a page is put that does not look like its reference. */
const refused = folder('../../test-results/screenshots')
/** Where `npm run screenshots` wants them, whole. */
const wanted = process.env.SCREENSHOTS

const write = async (path: string, data: Buffer) => {
  await mkdir(joinPath(path, '..'), { recursive: true })
  await writeFile(path, data)
}

/** The small screenshots of the story that is open now. */
const taken = new Map<string, Buffer[]>()

const startScreenshots: BrowserCommand<[id: string]> = (_, id) => {
  taken.set(id, [])
  return { viewports: wanted ? allViewports : testedViewports }
}

const takeScreenshot: BrowserCommand<[id: string, viewport: Viewport]> = async ({ page }, id, viewport) => {
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 90, scale: 'css' })
  if (wanted) await write(joinPath(wanted, `${id}.${viewport.width}.${viewport.scheme}.jpg`), screenshot)
  taken.get(id)?.push(await shrink(screenshot))
}

/** Returns what is wrong: one line when the page does not look like its reference, which `--update` replaces. */
const compareScreenshots: BrowserCommand<[id: string]> = async ({ project }, id) => {
  if (wanted) return []
  const now = await join(taken.get(id) ?? [])
  taken.delete(id)
  const file = joinPath(references, `${id}.webp`)
  const reference = await readFile(file).catch(() => null)
  const isSame = reference !== null && (await difference(now, reference)) <= ALLOWED
  if (isSame) return []
  if (project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    await write(file, now)
    return []
  }
  const told = joinPath(refused, `${id}.webp`)
  await write(told, now)
  return [`does not look like ${file} any more: ${told}`]
}

const setMedia: BrowserCommand<[media: 'screen' | 'print']> = ({ page }, media) =>
  page.emulateMedia({ media })

/** What a page's story asks of Node while it is a test. */
export const screenshotCommands = { startScreenshots, takeScreenshot, compareScreenshots, setMedia }

declare module 'vitest/browser' {
  interface BrowserCommands {
    startScreenshots: (id: string) => Promise<{ viewports: readonly Viewport[] }>
    takeScreenshot: (id: string, viewport: Viewport) => Promise<void>
    setMedia: (media: 'screen' | 'print') => Promise<void>
    compareScreenshots: (id: string) => Promise<string[]>
  }
}
