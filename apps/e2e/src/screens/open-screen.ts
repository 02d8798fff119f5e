import { calls } from '@hojreh/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { watchShifts } from '../fixtures/shifts.ts'
import { untilAlive } from '../fixtures/until-alive.ts'
import { answerCalls } from './answer-calls.ts'
import type { Answers, Scheme, Screen, Width } from './screen.types.ts'

const heights: Record<Width, number> = { 360: 740, 768: 1024, 1440: 900 }

/** The day on which the customer's orders and devices are as old as they look. */
const TODAY = '2026-11-21T09:00:00.000Z'

const signIn = (context: BrowserContext, origin: string) =>
  context.addCookies([{ name: 'hojreh_session', value: 'screens', url: origin }])

/**
 * What differs from day to day is not seen and takes the same room: another month's name would break another line.
 * A row that waits to come near is in the picture.
 */
const STILL =
  'time, [role="timer"] { visibility: hidden !important } time { display: inline-block !important; inline-size: 7em !important; white-space: nowrap !important; overflow: clip !important } * { caret-color: transparent !important; content-visibility: visible !important }'

/** Nothing is added or removed for this long: less than a second, in which a countdown changes. */
const QUIET_MS = 300

/** Waits until all that comes while reading has come, and the page stands at its beginning again. */
export const settle = async (page: Page, isRead: boolean): Promise<void> => {
  await page.mouse.move(0, 0)
  await page.evaluate(
    async ({ reads, quiet }) => {
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // A chunk or an answer that came a moment ago is drawn a moment later.
      const becomeQuiet = () =>
        new Promise<void>((resolve) => {
          const end = () => {
            observer.disconnect()
            resolve()
          }
          let timer = setTimeout(end, quiet)
          const observer = new MutationObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(end, quiet)
          })
          observer.observe(document.body, { childList: true, subtree: true })
        })
      // What a row has beyond its end is never in sight: a lazy picture there would be waited for in vain.
      const loadPictures = () => {
        for (const picture of document.images) picture.loading = 'eager'
        return Promise.allSettled([...document.images].map((picture) => picture.decode()))
      }
      const isComplete = () => [...document.images].every((picture) => picture.complete)
      const read = async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
          window.scrollTo({ top: y, behavior: 'instant' })
          await drawn()
        }
        window.scrollTo({ top: 0, behavior: 'instant' })
      }
      await document.fonts.ready
      do {
        if (reads) await read()
        await loadPictures()
        await becomeQuiet()
      } while (!isComplete())
    },
    { reads: isRead, quiet: QUIET_MS },
  )
}

/** The window as wide and the page as light as wanted, on paper if the screen is. */
export const dress = async (page: Page, screen: Screen, width: Width, scheme: Scheme): Promise<void> => {
  const media = screen.isPrinted ? 'print' : 'screen'
  await page.emulateMedia({ media, colorScheme: scheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: heights[width] })
}

/**
 * Draws with a window as tall as the page, so that what sticks to the window's end is at the picture's end.
 * What is as tall as the window stays as tall as it was, or the page would grow with it.
 */
export const drawWhole = async (page: Page, draw: () => Promise<unknown>): Promise<void> => {
  const kept = await page.evaluateHandle(() => {
    const tall = [...document.querySelectorAll<HTMLElement>('body, body *')].flatMap((element) => {
      const size = getComputedStyle(element).minBlockSize
      return Number.parseFloat(size) > window.innerHeight / 2
        ? [{ element, size, before: element.style.minBlockSize }]
        : []
    })
    for (const { element, size } of tall) element.style.minBlockSize = size
    return tall
  })
  const { width = 0 } = page.viewportSize() ?? {}
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await draw()
  await kept.evaluate((tall) => {
    for (const { element, before } of tall) element.style.minBlockSize = before
  })
}

/** Until a call is asked that nobody answers; longer than any page, when there is none. */
const askedInVain = (page: Page, answers: Answers): Promise<unknown> => {
  const paths: string[] = Object.entries(answers)
    .filter(([, answer]) => answer === 'never')
    .map(([name]) => calls[name as keyof typeof calls].path)
  return new Promise((resolve) =>
    page.on('request', (request) => paths.includes(new URL(request.url()).pathname) && resolve(null)),
  )
}

/** Opens a screen as its customer would find it; `act` has not happened yet. */
export const openScreen = async (
  page: Page,
  screen: Screen,
  { origin, width, scheme }: { origin: string; width: Width; scheme: Scheme },
): Promise<void> => {
  const context = page.context()
  const answers = screen.answers ?? {}
  await context.setOffline(false)
  await answerCalls(context, answers)
  if (screen.isSignedIn) {
    await page.clock.setFixedTime(TODAY)
    await signIn(context, origin)
  }
  await watchShifts(page)
  await dress(page, screen, width, scheme)
  const vain = askedInVain(page, answers)
  await page.goto(origin + screen.path)
  await page.addStyleTag({ content: STILL })
  // Somebody who waits for an answer that never comes is never idle.
  await Promise.race([vain, page.waitForLoadState('networkidle')])
  await untilAlive(page)
}
