/**
 * Gives the entry of the browser's history that a document opens a key of its own, kept over a reload and the way back. Without one every
 * first page of a document has the same, and begins where another app's page was scrolled to.
 */
export const nameEntry = (): void => {
  // As the router makes its own; `randomUUID` is not there without TLS.
  const key = Math.random().toString(36).slice(2, 10)
  if (!history.state?.key) history.replaceState({ ...history.state, key }, '')
}
