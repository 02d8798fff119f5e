import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { find } from './find.ts'
import { neededProgram } from './needed-program.ts'
import type { Browser, Kind } from './tab.types.ts'

/** Firefox as it is installed, over WebDriver BiDi. */
export const firefox: Browser = {
  name: 'Firefox',
  open: async () => {
    const executablePath = neededProgram(
      [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      'install Firefox (Debian: apt-get install firefox-esr) or set FIREFOX_PATH to it.',
    )
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: { width: 1440, height: 900 },
    })
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))

    const needed = async (kind: Kind, name: string) => {
      const element = (await page.evaluateHandle(find, kind, name)).asElement()
      if (!element) throw new Error(`Nobody sees the ${kind} «${name}»`)
      return element as ElementHandle<HTMLElement>
    }
    return {
      goto: async (address) => void (await page.goto(address)),
      address: async () => page.url(),
      sees: async (kind, name) => (await page.evaluateHandle(find, kind, name)).asElement() !== null,
      press: async (kind, name) => {
        const element = await needed(kind, name)
        await element.scrollIntoView()
        // It presses a place: what moves or is locked would be missed without a word.
        const [before, after] = [await element.boundingBox(), await element.boundingBox()]
        if (JSON.stringify(before) !== JSON.stringify(after)) throw new Error(`«${name}» moves`)
        await element.click()
      },
      fill: async (name, text) => (await needed('field', name)).type(text),
      choose: async (name, option) => {
        const field = await needed('field', name)
        const value = await field.evaluate(
          (select, title) =>
            [...(select as HTMLSelectElement).options].find(({ text }) => text === title)?.value,
          option,
        )
        if (value === undefined) throw new Error(`«${name}» does not have «${option}» yet`)
        await field.select(value)
      },
      complaints: () => complaints,
      picture: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    }
  },
}
