import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { findingsOf, hardToReadOf } from './findings.ts'
import { tooWideOf } from './large-text.ts'
import { isAsBefore, joinLooks, keepLook, takeLook } from './looks.ts'
import { dress, openScreen, settle, shiftsOf } from './open-screen.ts'
import { type Scheme, type Screen, type Width, widthsOf } from './screen.types.ts'
import { screens } from './screens.ts'

const referenceOf = ({ name }: Screen) => fileURLToPath(new URL(`references/${name}.webp`, import.meta.url))

/** The narrowest and the widest, light and dark between them; `npm run screenshots` has all six. */
const outfits: readonly { width: Width; scheme: Scheme }[] = [
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
]

const MOST_SHIFT = 0.01

/** The looks of an open screen in all outfits, as one picture. */
const lookAt = async (
  page: Page,
  { isOverlay }: Screen,
  wanted: typeof outfits,
  after = async (_index: number) => {},
): Promise<Buffer> => {
  const looks: Buffer[] = []
  for (const [index, { width, scheme }] of wanted.entries()) {
    await dress(page, width, scheme)
    await settle(page, !isOverlay)
    looks.push(await takeLook(page, !isOverlay))
    await after(index)
    if (!isOverlay) expect.soft(await tooWideOf(page), 'at twice the text size').toEqual([])
  }
  return joinLooks(looks)
}

for (const screen of screens)
  test(`${screen.name} stays where it is while it loads, is accessible, and looks as before`, async ({
    page,
    baseURL: origin = '',
  }, testInfo) => {
    // Two outfits and axe: longer than a journey where a machine is busy.
    test.setTimeout(180_000)
    const widths = widthsOf(screen)
    const [first, ...others] = outfits.filter(({ width }) => widths.includes(width))
    if (!first) throw new Error('a screen has a width')
    await openScreen(page, screen, { origin, ...first })
    expect.soft(await shiftsOf(page), 'cumulative layout shift').toBeLessThanOrEqual(MOST_SHIFT)
    await screen.act?.(page)
    const look = await lookAt(page, screen, [first, ...others], async (index) => {
      // In the other outfit only colours are others.
      expect.soft(await (index === 0 ? findingsOf : hardToReadOf)(page)).toEqual([])
    })
    const file = referenceOf(screen)
    let isSame = await isAsBefore(look, file)
    const { updateSnapshots } = testInfo.config
    if (updateSnapshots === 'all' || (updateSnapshots === 'changed' && !isSame)) return keepLook(look, file)
    if (!isSame) {
      // What is different on one visit only is no other look: see the README for what that has hidden so far.
      await openScreen(page, screen, { origin, ...first })
      await screen.act?.(page)
      isSame = await isAsBefore(await lookAt(page, screen, [first, ...others]), file)
    }
    if (!isSame) await testInfo.attach('looks now', { body: look, contentType: 'image/webp' })
    expect(isSame, `looks as in ${file}`).toBe(true)
  })
