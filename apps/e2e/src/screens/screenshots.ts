import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { shiftsOf } from '../fixtures/shifts.ts'
import { findingsOf } from './findings.ts'
import { drawWhole, dress, openScreen, settle } from './open-screen.ts'
import { widthsOf } from './screen.types.ts'
import { screens } from './screens.ts'
import { outfitsOf, type Report, screenshotFolder } from './screenshot-folder.ts'

/** Every screen as pictures: all widths, light and dark; what axe finds and what moved goes into the report. */
for (const screen of screens)
  test(screen.name, async ({ page, baseURL: origin = '' }) => {
    test.setTimeout(120_000)
    await mkdir(screenshotFolder, { recursive: true })
    const devtools = await page.context().newCDPSession(page)
    const report: Report = { name: screen.name, shifts: {}, findings: [] }
    // The narrowest comes last and stays open.
    for (const width of widthsOf(screen).toReversed()) {
      // Everybody's first visit, on which pictures and letters are still to come.
      await devtools.send('Network.clearBrowserCache')
      await openScreen(page, screen, { origin, width, scheme: 'light' })
      report.shifts[width] = await shiftsOf(page)
    }
    await screen.act?.(page)
    // Nobody waits for ever: a page that has waited too long says that it failed.
    const isWaiting = Object.values(screen.answers ?? {}).includes('never')
    const [narrowest = 360] = widthsOf(screen)
    for (const { name, width, scheme } of outfitsOf(screen)) {
      if (isWaiting) {
        // Where the way to it begins may stand on narrow screens alone.
        await openScreen(page, screen, { origin, width: narrowest, scheme })
        await screen.act?.(page)
      }
      await dress(page, screen, width, scheme)
      await settle(page, !screen.isOverlay)
      const draw = () =>
        page.screenshot({
          path: join(screenshotFolder, `${screen.name}.${name}.png`),
          animations: 'disabled',
        })
      await (screen.isOverlay ? draw() : drawWhole(page, draw))
      for (const finding of await findingsOf(page)) report.findings.push(`${name} ${finding}`)
    }
    await writeFile(join(screenshotFolder, `${screen.name}.json`), JSON.stringify(report, null, 2))
  })
