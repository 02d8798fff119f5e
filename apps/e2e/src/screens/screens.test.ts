import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { findingsOf } from './findings.ts'
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
    // On a busy machine the font may come after the first paint; a second visit has it. What a page moves, it moves twice.
    if ((await shiftsOf(page)) > MOST_SHIFT) await openScreen(page, screen, { origin, ...first })
    expect.soft(await shiftsOf(page), 'cumulative layout shift').toBeLessThanOrEqual(MOST_SHIFT)
    await screen.act?.(page)
    const looks: Buffer[] = []
    for (const outfit of [first, ...others]) {
      await dress(page, outfit.width, outfit.scheme)
      await settle(page, !screen.isOverlay)
      looks.push(await takeLook(page, !screen.isOverlay))
      if (outfit === first) expect.soft(await findingsOf(page)).toEqual([])
      if (!screen.isOverlay) expect.soft(await tooWideOf(page), 'at twice the text size').toEqual([])
    }
    const look = await joinLooks(looks)
    const file = referenceOf(screen)
    const isSame = await isAsBefore(look, file)
    const { updateSnapshots } = testInfo.config
    if (updateSnapshots === 'all' || (updateSnapshots === 'changed' && !isSame)) return keepLook(look, file)
    if (!isSame) await testInfo.attach('looks now', { body: look, contentType: 'image/webp' })
    expect(isSame, `looks as in ${file}`).toBe(true)
  })
