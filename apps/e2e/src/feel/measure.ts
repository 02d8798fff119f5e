import { type Browser, chromium, type Page } from '@playwright/test'
import { buyAgain, buyAsNew, LIST_WITH_CARD } from '../fixtures/purchase.ts'
import { newPhone, type Shopper, shopper } from '../fixtures/shopper.ts'

/** How many times slower than this machine the browser runs; the limits in docs/scale.md are for this. */
const SLOWDOWN = 4
/** As Lighthouse's slow 4G: bytes a second, and milliseconds. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const PHONE = { width: 360, height: 780 }
/** Time for what follows a press: a dialog that slides in, an answer. */
const SETTLED_MS = 1_500
/** How long the pointer rests on a link before the press; the next page is fetched then. */
const HOVER_MS = 300

interface Act {
  name: string
  /** Goes to the place of the press; the machine is not slowed down yet. */
  before: (page: Page, person: Shopper) => Promise<void>
  press: (page: Page, person: Shopper) => Promise<void>
}

const openFilters = (page: Page) => page.getByRole('button', { name: 'فیلترها' }).first().click()
const addFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^افزودن به سبد خرید: / })
    .first()
    .click()
const toList = async (page: Page) => {
  await page.goto('/shop', { waitUntil: 'networkidle' })
}

const acts: Act[] = [
  { name: 'open the filters', before: toList, press: openFilters },
  {
    name: 'filter',
    before: async (page) => {
      await toList(page)
      await openFilters(page)
    },
    press: (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'فقط کالاهای موجود' }).click(),
  },
  { name: 'add as a visitor (sign-in opens)', before: toList, press: addFirst },
  {
    name: 'add to cart',
    before: async (page, { signIn }) => {
      await page.goto('/auth', { waitUntil: 'networkidle' })
      await signIn(newPhone())
      await page.waitForURL((url) => url.pathname !== '/auth')
      await toList(page)
    },
    press: addFirst,
  },
]

/** Runs in the page: keeps the longest time from a press to the paint that follows it. */
const noteInteractions = () => {
  const noted = window as Window & { longestMs?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) noted.longestMs = Math.max(noted.longestMs ?? 0, entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

const pageOf = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    hasTouch: true,
    // The machine's own settings: emulated ones make the browser style a page anew as it is left.
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const slowLine = async () => {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE)
  }
  return { page, slowDown, slowLine, close: () => context.close() }
}

const timeOfAct = async (browser: Browser, origin: string, { before, press }: Act): Promise<number> => {
  const { page, slowDown, close } = await pageOf(browser, origin)
  await before(page, shopper(page))
  await slowDown(SLOWDOWN)
  await page.evaluate(noteInteractions)
  // Presses on the way here do not count.
  await page.evaluate(() => void Object.assign(window, { longestMs: 0 }))
  await press(page, shopper(page))
  await page.waitForTimeout(SETTLED_MS)
  const longest = await page.evaluate(() => (window as Window & { longestMs?: number }).longestMs ?? 0)
  await close()
  return longest
}

/** Measures from a press on a link of another app to the first paint of its page; the machine is not slowed down. */
const timeBetweenApps = async (browser: Browser, origin: string): Promise<number> => {
  const { page, close } = await pageOf(browser, origin)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('pressed', String(Date.now())), true),
  )
  const link = page.locator('a[data-app-link][href="/blog"]').filter({ visible: true }).first()
  await link.hover()
  await page.waitForTimeout(HOVER_MS)
  await link.click()
  await page.waitForURL(/\/blog$/)
  await page.waitForTimeout(SETTLED_MS)
  const milliseconds = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance.timeOrigin + (paint?.startTime ?? 0) - Number(sessionStorage.getItem('pressed'))
  })
  await close()
  return Math.round(milliseconds)
}

/** Measures from a product's card to the bank, for a new shopper and for the same one again; typing takes no time. */
const timePurchases = async (browser: Browser, origin: string): Promise<[number, number]> => {
  const { page, slowDown, slowLine, close } = await pageOf(browser, origin)
  const person = shopper(page)
  const timeOf = async (buy: typeof buyAsNew) => {
    await page.goto(LIST_WITH_CARD, { waitUntil: 'networkidle' })
    const begun = Date.now()
    await buy(page, person)
    return Date.now() - begun
  }
  await slowDown(SLOWDOWN)
  await slowLine()
  const first = await timeOf(buyAsNew)
  await person.press('پرداخت')
  await page.waitForURL(/\/checkPayment/)
  const next = await timeOf(buyAgain)
  await close()
  return [first, next]
}

/**
 * Measures how long a person with a slow phone waits after a press: milliseconds by act, each measured `runs` times.
 * @param executablePath a Chromium of this machine; null for Playwright's own
 */
export const measureFeel = async (
  origin: string,
  runs: number,
  executablePath: string | null,
): Promise<Record<string, number[]>> => {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  const times: Record<string, number[]> = {}
  const repeat = async (name: string, time: () => Promise<number>) => {
    const taken: number[] = []
    for (let run = 0; run < runs; run++) taken.push(await time())
    times[name] = taken.sort((a, b) => a - b)
  }
  for (const act of acts) await repeat(act.name, () => timeOfAct(browser, origin, act))
  await repeat('to another app', () => timeBetweenApps(browser, origin))
  const purchases: [number, number][] = []
  for (let run = 0; run < runs; run++) purchases.push(await timePurchases(browser, origin))
  for (const [place, name] of (
    ['a first purchase, card to bank', 'the next purchase, card to bank'] as const
  ).entries())
    times[name] = purchases.map((both) => both[place] ?? 0).sort((a, b) => a - b)
  await browser.close()
  return times
}
