import axe from 'axe-core'
import { commands, page } from 'vitest/browser'
import { colorSchemeAttribute } from '../../src/theme/color-mode.ts'
import { hardToRead } from '../hard-to-read.ts'
import { tooWideWithLargeText } from './large-text.ts'
import { drawn, holdStill, settle } from './settle.ts'
import type { Viewport } from './viewports.ts'

/**
 * Taller than any page, in pixels: what stands fixed in a window that scrolls is drawn by itself, and now and then too
 * late for the screenshot.
 */
const MAX_HEIGHT = 8_000

/** What axe finds against WCAG 2.2 AA and its own good practice, but for contrast, one line each. */
const findings = async (): Promise<string[]> => {
  // axe knows a skip link only as the first link of a document, and Storybook has links before it.
  const page = { include: [document], exclude: ['a[href="#main-content"]'] }
  const { violations } = await axe.run(page as unknown as axe.ElementContext, {
    // Sizes to press are new in WCAG 2.2, and looked at only where somebody asks for it.
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any }) => `${id}: ${html.slice(0, 200)} ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}

/** As tall as what it shows: what sticks to the window's end covers nothing, and the footer is in sight. */
const fit = async ({ width, height }: Viewport) => {
  const main = document.querySelector('main')
  main?.style.removeProperty('min-block-size')
  await page.viewport(width, height)
  await settle()
  // It is at least as tall as the window, and would grow with it, past what the window shows.
  if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize
  await page.viewport(width, Math.min(MAX_HEIGHT, Math.max(height, document.documentElement.scrollHeight)))
  await drawn()
}

/** A story's parameters. */
export interface PageParameters {
  isPage?: boolean
  /** Of the viewports that have this state of the page; all, when absent. */
  widths?: readonly number[]
  isPrinted?: boolean
}

/**
 * Looks at the open page in each viewport: axe and contrast, twice the text size, and its screenshot beside the stored one.
 * Returns what is wrong, one line each.
 */
export const checkPage = async (
  id: string,
  { widths, isPrinted = false }: PageParameters,
): Promise<string[]> => {
  const wrong: string[] = []
  const goOn = holdStill()
  await commands.setMedia(isPrinted ? 'print' : 'screen')
  const { viewports } = await commands.startScreenshots(id)
  for (const viewport of viewports.filter(({ width }) => widths?.includes(width) ?? true)) {
    const { width, scheme } = viewport
    document.documentElement.setAttribute(colorSchemeAttribute, scheme)
    await fit(viewport)
    await commands.takeScreenshot(id, viewport)
    const found = [
      // A tablet has the parts of a phone, in other places.
      ...(width === 768 ? [] : [...(await findings()), ...(await hardToRead(scheme))]),
      ...(await tooWideWithLargeText()),
    ]
    wrong.push(...found.map((line) => `${width} ${scheme}: ${line}`))
  }
  await commands.setMedia('screen')
  goOn()
  return [...wrong, ...(await commands.compareScreenshots(id))]
}
