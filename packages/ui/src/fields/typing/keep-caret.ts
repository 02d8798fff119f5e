/**
 * Keeps the caret behind the sign that was just typed. React writes the cleaned value into the control after the
 * event, and a browser then puts the caret at the end, also when a number is corrected in its middle.
 */
export const keepCaret = (control: HTMLInputElement, clean: (typed: string) => string): void => {
  const { value, selectionStart } = control
  if (selectionStart === null || selectionStart === value.length) return
  const before = clean(value.slice(0, selectionStart)).length
  queueMicrotask(() => {
    // Elsewhere by now: setting the caret would fetch the focus back in some browsers.
    if (document.activeElement === control) control.setSelectionRange(before, before)
  })
}
