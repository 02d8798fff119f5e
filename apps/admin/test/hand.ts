import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Focuses a control at once, as moving there by Tab takes seconds here; its tab index shows that Tab reaches it. */
const focus = (element: HTMLElement): void => {
  expect(element.tabIndex, element.outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(0)
  element.focus()
  expect(document.activeElement).toBe(element)
}

/** A user who counts presses of keys and controls; typed text and the way to a control are not counted. */
export const makeHand = (kind: 'pointer' | 'keyboard') => {
  let presses = 0
  const press = async (element: HTMLElement): Promise<void> => {
    presses += 1
    if (kind === 'pointer') return userEvent.click(element)
    focus(element)
    await userEvent.keyboard(element.getAttribute('type') === 'checkbox' ? ' ' : '{Enter}')
  }
  return {
    presses: () => presses,
    press,
    /** A key, or several at once. */
    key: async (keys: string): Promise<void> => {
      presses += 1
      await userEvent.keyboard(keys)
    },
    /** Types into a field; one that has no focus yet is pressed first, or focused by the keyboard. */
    fill: async (field: HTMLElement, text: string): Promise<void> => {
      if (document.activeElement !== field && kind === 'pointer') await press(field)
      if (document.activeElement !== field) focus(field)
      await userEvent.keyboard(text)
    },
    /** Types into the field that the page has given the focus to. */
    type: async (findField: () => HTMLElement, text: string): Promise<void> => {
      await expect.poll(() => document.activeElement === findField()).toBe(true)
      await userEvent.keyboard(text)
    },
    /** Types as a barcode scanner does: digits and Enter into the element that has the focus. */
    scan: (...codes: string[]) => userEvent.keyboard(codes.map((code) => `${code}{Enter}`).join('')),
  }
}
