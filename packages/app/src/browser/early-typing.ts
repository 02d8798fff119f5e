type TextField = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea'

interface Typed {
  field: TextField
  value: string
  caret: [number | null, number | null]
}

const typedInto = (field: TextField): Typed[] =>
  field.value === field.defaultValue
    ? []
    : [{ field, value: field.value, caret: [field.selectionStart, field.selectionEnd] }]

/** What React has noted of a field is what was typed: it takes the same for news only after something else. */
const tell = ({ field, value, caret: [start, end] }: Typed) => {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // Some kinds of fields have no caret to put back.
  if (document.activeElement === field && start !== null) field.setSelectionRange(start, end)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Tells the page, that has come to life, what somebody has typed before: nothing listened then, and the first change
 * of anything writes an empty value over it. A field that is alive keeps its attribute up to date.
 */
export const typeAgain = (): void => {
  // All are read before the first one is told.
  for (const typed of [...document.querySelectorAll<TextField>(FIELDS)].flatMap(typedInto)) tell(typed)
}
