import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page } from '@playwright/test'

const picturesFolder = new URL('../../../../packages/demo-shop/pictures/', import.meta.url)

/** A drawing of the demo shop as a photo: what a merchant has on the disk. */
export const photoOf = async (browser: Browser, name: string, width = 1_200, height = 1_200) => {
  const page = await browser.newPage({ viewport: { width, height } })
  const drawing = readFileSync(fileURLToPath(new URL(`${name}.svg`, picturesFolder)), 'utf8')
  await page.setContent(`<style>*{margin:0}svg{width:100vw;height:100vh}</style>${drawing}`)
  const buffer = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  return { name: `${name.replaceAll('/', '-')}.jpg`, mimeType: 'image/jpeg', buffer }
}
export type Photo = Awaited<ReturnType<typeof photoOf>>

/** What a member does at the desk, by the words on the screen. */
export const deskOf = (page: Page, origin: string) => {
  const main = page.getByRole('main')
  /** The field of exactly this name; a needed one has a star. */
  const field = (label: string) =>
    main
      .getByLabel(new RegExp(`^${label.replace(/[()«»]/g, '\\$&')}[\\s\u2009*]*$`))
      .filter({ visible: true })
      .first()
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
  return {
    main,
    field,
    press,
    open: async (path: string) => {
      await page.goto(`${origin}/admin${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    fill: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
    },
    choose: (label: string, option: string) => field(label).selectOption({ label: option }),
    /** Presses, and waits until the server has said yes: a toast is gone in seconds. */
    save: async (button: string) => {
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().includes('/api/admin/'),
      )
      await press(button)
      const response = await answered
      expect(response.status(), await response.text()).toBe(200)
    },
  }
}
export type Desk = ReturnType<typeof deskOf>
