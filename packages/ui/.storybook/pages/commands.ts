import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand, TestProject } from 'vitest/node'
import { asTallAs, difference, firstColumn, join, shrink } from './screenshot.ts'
import { allViewports, testedViewports, type Viewport } from './viewports.ts'

/** So many cells may differ, in all viewports together: less than a button that is gone. */
const ALLOWED = 24

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const references = folder('./references')
/** Where a page is put that does not look like its reference. */
const refused = folder('../../test-results/screenshots')
/** Where `npm run screenshots` wants them, whole. */
const wanted = process.env.SCREENSHOTS
/** `npm run test:long -- pages`: each state in all viewports. */
const isLong = process.env.LONG === '1'

const write = async (path: string, data: Buffer) => {
  await mkdir(joinPath(path, '..'), { recursive: true })
  await writeFile(path, data)
}

/** The small screenshots of the story that is open now, the last one of each viewport. */
const taken = new Map<string, Map<string, Buffer>>()

const isUpdate: (project: TestProject) => boolean = ({ serializedConfig }) =>
  serializedConfig.snapshotOptions.updateSnapshot === 'all'

/** A reference has all viewports, whichever of them `npm test` looks at. */
const startScreenshots: BrowserCommand<[id: string]> = ({ project }, id) => {
  taken.set(id, new Map())
  return {
    viewports: wanted ? allViewports : testedViewports,
    isEverywhere: Boolean(wanted) || isLong || isUpdate(project),
  }
}

const takeScreenshot: BrowserCommand<[id: string, viewport: Viewport]> = async ({ page }, id, viewport) => {
  // The page stands still already, its caret included: to hide that once more computes all its styles anew, twice.
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 90, scale: 'css', caret: 'initial' })
  if (wanted) await write(joinPath(wanted, `${id}.${viewport.width}.${viewport.scheme}.jpg`), screenshot)
  taken.get(id)?.set(`${viewport.width} ${viewport.scheme}`, await shrink(screenshot))
}

/** Returns what is wrong: one line when the page does not look like its reference, which `--update` replaces. */
const compareScreenshots: BrowserCommand<[id: string]> = async ({ project }, id) => {
  if (wanted) return []
  const now = await join([...(taken.get(id)?.values() ?? [])])
  taken.delete(id)
  const file = joinPath(references, `${id}.webp`)
  const reference = await readFile(file).catch(() => null)
  if (reference) {
    const column = await firstColumn(reference, now)
    if ((await difference(await asTallAs(column, now), column)) <= ALLOWED) return []
  }
  if (isUpdate(project)) {
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
    startScreenshots: (id: string) => Promise<{ viewports: readonly Viewport[]; isEverywhere: boolean }>
    takeScreenshot: (id: string, viewport: Viewport) => Promise<void>
    setMedia: (media: 'screen' | 'print') => Promise<void>
    compareScreenshots: (id: string) => Promise<string[]>
  }
}
