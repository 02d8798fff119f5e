import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { findingsOf } from './findings.ts'
import { dress, openScreen, settle, shiftsOf } from './open-screen.ts'
import { schemes, widthsOf } from './screen.types.ts'
import { screens } from './screens.ts'
import { type Report, screenshotFolder } from './screenshot-folder.ts'

/** Every screen as pictures: all widths, light and dark; what axe finds and what moved goes into the report. */
for (const screen of screens)
  test(screen.name, async ({ page, baseURL: origin = '' }) => {
    test.setTimeout(120_000)
    await mkdir(screenshotFolder, { recursive: true })
    const [first = 360] = widthsOf(screen)
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
    for (const scheme of schemes)
      for (const width of widthsOf(screen)) {
        await dress(page, width, scheme)
        await settle(page, !screen.isOverlay)
        // As tall as the page, so that what sticks to the window's end is at the picture's end.
        if (!screen.isOverlay)
          await page.setViewportSize({
            width,
            height: await page.evaluate(() => document.documentElement.scrollHeight),
          })
        await page.screenshot({
          path: join(screenshotFolder, `${screen.name}.${width}.${scheme}.png`),
          animations: 'disabled',
        })
        // Each width and each scheme once: what axe sees in all four is the same but for the colours.
        if ((scheme === 'light') === (width === first))
          for (const finding of await findingsOf(page)) report.findings.push(`${width} ${scheme} ${finding}`)
      }
    await writeFile(join(screenshotFolder, `${screen.name}.json`), JSON.stringify(report, null, 2))
  })
