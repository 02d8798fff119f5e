import type { FilterValue } from './filter.types.ts'
import { toggleOption } from './toggle-option.ts'

const isSwitch = (name: string): name is 'inStock' | 'discounted' =>
  name === 'inStock' || name === 'discounted'

/**
 * Adds to a choice the boxes that the user has ticked in the server's HTML, while no handler listened. `defaultChecked`
 * is what the server wrote.
 */
export const tickedBefore = (panel: HTMLElement, value: FilterValue): FilterValue => {
  let next = value
  for (const box of panel.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box.checked === box.defaultChecked) continue
    next = isSwitch(box.name) ? { ...next, [box.name]: box.checked } : toggleOption(next, box.name, box.value)
  }
  return next
}
