import type { Kind } from './tab.types.ts'

/**
 * Runs inside the page, so it may use nothing from outside. Returns the first element of a kind that is called so, can
 * be seen and is not locked.
 */
export const find = (kind: Kind, name: string): HTMLElement | null => {
  const selectors = {
    button: 'button, a[href], [role="button"]',
    field: 'input:not([type="radio"]), select, textarea',
    heading: 'h1, h2, h3',
    radio: 'input[type="radio"]',
    text: 'body *',
  }
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label')
    if (label) return words(label)
    const [own] = 'labels' in element ? ((element.labels as NodeListOf<HTMLElement> | null) ?? []) : []
    return words((own ?? element).textContent)
  }
  const isNamed = (element: HTMLElement) =>
    kind === 'radio' || kind === 'text' ? nameOf(element).includes(name) : nameOf(element) === name
  // A control may be drawn by what stands around it, itself transparent.
  const isSeen = (element: HTMLElement) =>
    !element.matches('button:disabled') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: kind === 'text' })
  const found = [...document.querySelectorAll<HTMLElement>(selectors[kind])]
  // Of elements in each other the innermost is the one that has the words.
  return found.filter((element) => isNamed(element) && isSeen(element)).at(kind === 'text' ? -1 : 0) ?? null
}
