import { getIn } from 'final-form'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

/** The controls of a form whose values are not right, in the order of the page; those of one name count once. */
export const missingControls = (form: HTMLFormElement, errors: object): Control[] => {
  const wrong = [...form.elements]
    .filter(isControl)
    .filter(({ name }) => name !== '' && getIn(errors, name) !== undefined)
  return wrong.filter(({ name }, place) => wrong.findIndex((other) => other.name === name) === place)
}

/** What people call a control: its label, without the mark of what is required. */
export const nameOf = (control: Control): string =>
  (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '').replace(/[\s*]+$/, '')
