import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { MOST_SHIFT, shiftsOf } from '../fixtures/shifts.ts'
import { findingsOf } from './findings.ts'
import { tooWideOf } from './large-text.ts'
import { isAsBefore, joinLooks, keepLook, takeLook } from './looks.ts'
import { dress, openScreen, settle } from './open-screen.ts'
import { type Scheme, type Screen, type Width, widthsOf } from './screen.types.ts'
import { screens } from './screens.ts'

const referenceOf = ({ name }: Screen) => fileURLToPath(new URL(`references/${name}.webp`, import.meta.url))

interface Outfit {
  width: Width
  scheme: Scheme
}

/** All widths, light and dark between them; `npm run screenshots` has all six. */
const outfits: readonly Outfit[] = [
  { width: 360, scheme: 'light' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
]

/** Opens a screen, with what it moves until it is there. */
const open = async (page: Page, screen: Screen, origin: string, outfit: Outfit) => {
  await openScreen(page, screen, { origin, ...outfit })
  expect
    .soft(await shiftsOf(page), `cumulative layout shift at ${outfit.width}`)
    .toBeLessThanOrEqual(MOST_SHIFT)
  await screen.act?.(page)
}

/** The looks of a screen in all outfits, as one picture; on the way it is seen through axe's eyes and by large letters. */
const lookAt = async (page: Page, screen: Screen, origin: string): Promise<Buffer> => {
  const { isOverlay, isSignedIn, act } = screen
  const widths = widthsOf(screen)
  const looks: Buffer[] = []
  for (const outfit of outfits.filter(({ width }) => widths.includes(width))) {
    // A public page is loaded anew where it is wide, as by its visitor; what somebody did to one is not done again.
    const isLoadedWide = outfit.width === 1440 && !isSignedIn && !act
    if (looks.length === 0 || isLoadedWide) await open(page, screen, origin, outfit)
    await dress(page, screen, outfit.width, outfit.scheme)
    await settle(page, !isOverlay)
    looks.push(await takeLook(page, !isOverlay))
    const where = `${outfit.width} ${outfit.scheme}`
    // A tablet has the parts of a phone, in other places.
    if (outfit.width !== 768) expect.soft(await findingsOf(page), `axe at ${where}`).toEqual([])
    if (!isOverlay) expect.soft(await tooWideOf(page), `at twice the text size at ${where}`).toEqual([])
  }
  return joinLooks(looks)
}

for (const screen of screens)
  test(`${screen.name} stays where it is while it loads, is accessible, and looks as before`, async ({
    page,
    baseURL: origin = '',
  }, testInfo) => {
    // Three outfits and axe: longer than a journey where a machine is busy.
    test.setTimeout(180_000)
    const look = await lookAt(page, screen, origin)
    const file = referenceOf(screen)
    let isSame = await isAsBefore(look, file)
    const { updateSnapshots } = testInfo.config
    if (updateSnapshots === 'all' || (updateSnapshots === 'changed' && !isSame)) return keepLook(look, file)
    if (!isSame) {
      // What is different on one visit only is no other look: see the README for what that has hidden so far.
      isSame = await isAsBefore(await lookAt(page, screen, origin), file)
    }
    if (!isSame) await testInfo.attach('looks now', { body: look, contentType: 'image/webp' })
    expect(isSame, `looks as in ${file}`).toBe(true)
  })
