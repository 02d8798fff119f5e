const KEY = 'hojreh-sign-in-open'

/** Notes whether the sign-in dialog is open, for a page that is loaded anew meanwhile. */
export const noteOpen = (isOpen: boolean): void => {
  try {
    if (isOpen) sessionStorage.setItem(KEY, '1')
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}

const isReload = () => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

/** Whether this page is a reload of one on which the dialog was open. */
export const wasOpenBeforeReload = (): boolean => {
  try {
    return isReload() && sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
