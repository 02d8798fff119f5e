import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** To walk there by Tab takes seconds here; that a control is on the way is what its place in the order of focus says. */
const focus = (element: HTMLElement): void => {
  expect(element.tabIndex, element.outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(0)
  element.focus()
  expect(document.activeElement).toBe(element)
}

/** Somebody's hand, which counts what it presses; what is typed is not counted, nor the way to a control. */
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
    /** Types into a field; one that has no focus yet is pressed first. */
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
    /** As a scanner does: digits and Enter into whatever has the focus. */
    scan: (...codes: string[]) => userEvent.keyboard(codes.map((code) => `${code}{Enter}`).join('')),
  }
}
