/** Returns whether the user is in a dialog. One that fades is still there, but over. */
export const isInDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => !dialog.closest('[data-closing="true"]'),
  )
