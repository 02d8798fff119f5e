import type axe from 'axe-core'
import { commands, page } from 'vitest/browser'
import { colorSchemeAttribute } from '../../src/theme/color-mode.ts'
import { findings } from '../axe-findings.ts'
import { sizesToPress } from '../axe-rules.ts'
import { painted } from '../unwatched.ts'
import { tooWideWithLargeText } from './large-text.ts'
import { holdStill, resized, settle } from './settle.ts'
import type { Viewport } from './viewports.ts'

/**
 * Taller than any page, in pixels: what stands fixed in a window that scrolls is drawn by itself, and now and then too
 * late for the screenshot.
 */
const MAX_HEIGHT = 8_000

/** Around the page's own content; with something open in it, it is part of the page's state. */
const FRAME = ['header', 'nav', 'footer'].map(
  (part) => `${part}:not(main *, :has([aria-expanded="true"], [role="listbox"]))`,
)

/** What axe looks at: each question once, so the frame of all pages in the first story of each alone. */
const contextOf = (hasFrame: boolean): axe.ElementContext => {
  // axe knows a skip link only as the first link of a document, and Storybook has links before it.
  const exclude = ['a[href="#main-content"]', ...(hasFrame ? [] : FRAME)]
  return { include: [document], exclude } as unknown as axe.ElementContext
}

/** What axe finds against WCAG 2.2 AA and its own good practice, one line each. */
const axeFindings = (hasFrame: boolean) => findings(contextOf(hasFrame), { rules: sizesToPress })

/**
 * As tall as what it shows: what sticks to the window's end covers nothing, and all of it is in sight, so that late parts
 * come without a scroll from one to the next.
 */
const fit = async ({ width, height }: Viewport, isFirst: boolean) => {
  const main = document.querySelector('main')
  main?.style.removeProperty('min-block-size')
  await page.viewport(width, height)
  await resized({ width, height })
  // It is at least as tall as the window, and would grow with it, past what the window shows.
  if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize
  for (let fitted = 0; ; ) {
    const whole = Math.min(MAX_HEIGHT, Math.max(height, document.documentElement.scrollHeight))
    const isKnown = whole === fitted
    const isFirstLook = isFirst && fitted === 0
    fitted = whole
    await page.viewport(width, fitted)
    await resized({ width, height: fitted })
    await settle(isFirstLook)
    if (isKnown || document.documentElement.scrollHeight <= fitted) return
    // A part has come late, or the page grows with its window: in its own one it tells which.
    await page.viewport(width, height)
    await resized({ width, height })
  }
}

/** Whether the page has grown past what its window shows. */
const isCut = () => Math.min(MAX_HEIGHT, document.documentElement.scrollHeight) > window.innerHeight

/** A story's parameters. */
export interface PageParameters {
  isPage?: boolean
  /** Of the viewports that have this state of the page; all, when absent. */
  widths?: readonly number[]
  isPrinted?: boolean
}

/** Returns what is wrong in a viewport, one line each. */
const checkIn = async (
  viewport: Viewport,
  id: string,
  { isFirst, hasFrame }: { isFirst: boolean; hasFrame: boolean },
): Promise<string[]> => {
  const { width, scheme } = viewport
  document.documentElement.setAttribute(colorSchemeAttribute, scheme)
  await fit(viewport, isFirst)
  await painted(() => commands.takeScreenshot(id, viewport))
  const found = [
    // A tablet has the parts of a phone, in other places.
    ...(width === 768 ? [] : await axeFindings(hasFrame)),
    ...(await tooWideWithLargeText()),
  ]
  // On a busy machine a part may come after all was quiet: the picture is taken anew with it.
  if (isCut()) {
    await fit(viewport, false)
    await painted(() => commands.takeScreenshot(id, viewport))
  }
  return found.map((line) => `${width} ${scheme}: ${line}`)
}

const pages = new Set<string>()

/** Whether none of its stories was looked at before: the first of a file is the page as most people see it. */
const isFirstOf = (title: string): boolean => {
  const isFirst = !pages.has(title)
  pages.add(title)
  return isFirst
}

/**
 * Looks at the open page: axe and contrast, twice the text size, and its screenshot beside the stored one. Its first
 * story in each viewport, further states in the first one that has them, and in all of them by
 * `npm run test:long -- pages`. Returns what is wrong, one line each.
 */
export const checkPage = async (
  { id, title }: { id: string; title: string },
  { widths, isPrinted = false }: PageParameters,
): Promise<string[]> => {
  const goOn = holdStill()
  try {
    if (isPrinted) await commands.setMedia('print')
    const isFirst = isFirstOf(title)
    const look = async () => {
      const { viewports, isEverywhere } = await commands.startScreenshots(id)
      const fitting = viewports.filter(({ width }) => widths?.includes(width) ?? true)
      const hasFrame = isFirst || isEverywhere
      const asked = hasFrame ? fitting : fitting.slice(0, 1)
      const wrong: string[] = []
      for (const [index, viewport] of asked.entries())
        wrong.push(...(await checkIn(viewport, id, { isFirst: isFirst && index === 0, hasFrame })))
      return { wrong, changed: await commands.compareScreenshots(id) }
    }
    const first = await look()
    // Seen once: a footer that a busy browser drew as it was in the window before. What has changed, has so twice.
    const { wrong, changed } = first.changed.length > 0 ? await look() : first
    return [...wrong, ...changed]
  } finally {
    // As the next story expects it, whatever failed in this one.
    goOn()
    if (isPrinted) await commands.setMedia('screen')
  }
}
