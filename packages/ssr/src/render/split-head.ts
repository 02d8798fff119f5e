// React writes hoisted elements before the root's own markup. It escapes `<`, `>` and quotes in text and
// attributes, so the pattern cannot end inside a value.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Splits a string render into what belongs into `<head>` and the markup of the root element. */
export const splitHead = (markup: string): { head: string; html: string } => {
  const head = HOISTED.exec(markup)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
