import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver'
import { find } from './find.ts'
import { neededProgram } from './needed-program.ts'
import type { Browser, Kind } from './tab.types.ts'

const howToGetIt = 'install WebKitGTK with its driver (Debian: apt-get install webkit2gtk-driver xvfb).'

/** A screen for a browser that knows no life without one; `display` is the name that it found free. */
const openScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn(
    neededProgram(['/usr/bin/Xvfb'], howToGetIt),
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = await once(screen.stdio[3] as Readable, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

/** WebKitGTK's small browser through its own WebDriver. */
export const webkit: Browser = {
  name: 'WebKit',
  open: async () => {
    const program = neededProgram([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'], howToGetIt)
    const binary = neededProgram(
      [process.env.MINIBROWSER_PATH, ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')],
      howToGetIt,
    )
    const { screen, display } = await openScreen()
    const port = Number(process.env.E2E_PORT) + 90
    const server = spawn(program, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display },
    })
    const origin = `http://127.0.0.1:${port}`
    await expect(() => fetch(`${origin}/status`)).toPass({ timeout: 20_000 })
    const driver = await new Builder()
      .usingServer(origin)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary,
            args: ['--automation'],
          },
        }),
      )
      .build()
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })

    const look = (kind: Kind, name: string) =>
      driver.executeScript<WebElement | null>(`return (${find})(...arguments)`, kind, name)
    const needed = async (kind: Kind, name: string) => {
      const element = await look(kind, name)
      if (!element) throw new Error(`Nobody sees the ${kind} «${name}»`)
      return element
    }
    return {
      goto: (address) => driver.get(address),
      address: () => driver.getCurrentUrl(),
      sees: async (kind, name) => (await look(kind, name)) !== null,
      press: async (kind, name) => (await needed(kind, name)).click(),
      fill: async (name, text) => (await needed('field', name)).sendKeys(text),
      choose: async (name, option) => {
        const field = await needed('field', name)
        await field.findElement(By.xpath(`./option[normalize-space()='${option}']`)).click()
      },
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: async () => {
        await driver.quit()
        server.kill()
        screen.kill()
      },
    }
  },
}
