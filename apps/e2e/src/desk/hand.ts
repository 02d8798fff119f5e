import { expect, type Locator, type Page } from '@playwright/test'

export type HandKind = 'pointer' | 'keyboard'

/** Makes a hand that counts its presses; neither typing nor moving to a control is counted. */
export const makeHand = (page: Page, kind: HandKind) => {
  let presses = 0
  /** Focuses a control, which must take the focus and then be in sight. */
  const focus = async (control: Locator) => {
    await control.focus()
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport()
  }
  const press = async (control: Locator, key = 'Enter'): Promise<void> => {
    presses += 1
    if (kind === 'pointer') return control.click()
    await focus(control)
    await page.keyboard.press(key)
  }
  return {
    presses: () => presses,
    press,
    /** Chooses an option of a list that the arrow keys control from the field above it. */
    choose: async (option: Locator): Promise<void> => {
      await expect(option).toBeVisible()
      if (kind === 'pointer') return press(option)
      const chosen = async () => (await page.locator(':focus').getAttribute('aria-activedescendant')) ?? ''
      const wanted = (await option.getAttribute('id')) ?? ''
      for (let now = await chosen(); now !== wanted; now = await chosen()) {
        presses += 1
        await page.keyboard.press('ArrowDown')
        await expect.poll(chosen).not.toBe(now)
      }
      presses += 1
      await page.keyboard.press('Enter')
    },
    tick: (box: Locator) => press(box, 'Space'),
    key: async (keys: string): Promise<void> => {
      presses += 1
      await page.keyboard.press(keys)
    },
    /** Goes back in the browser: the page does not see the key or gesture for it. */
    back: async (): Promise<void> => {
      presses += 1
      await page.goBack()
    },
    /** Types into a field that the person has to go to first. */
    fill: async (field: Locator, text: string): Promise<void> => {
      if (kind === 'pointer') await press(field)
      else await focus(field)
      await page.keyboard.type(text)
    },
    /** Types into the field that the page has given the focus to. */
    type: async (field: Locator, text: string): Promise<void> => {
      await expect(field).toBeFocused()
      await page.keyboard.type(text)
    },
    /** Types as a scanner does: characters and Enter into the focused element. */
    scan: async (...codes: string[]): Promise<void> => {
      for (const code of codes) {
        await page.keyboard.type(code)
        await page.keyboard.press('Enter')
      }
    },
  }
}
