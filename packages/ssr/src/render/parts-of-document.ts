// In a head the first end tag is its own: React escapes `<` in text and attributes.
const DOCUMENT = /<head>(.*?)<\/head><body>(.*)<\/body><\/html>$/s

/** What stands in the head and in the body of a document. */
export const partsOfDocument = (markup: string): { head: string; html: string } => {
  const [, head, html] = DOCUMENT.exec(markup) ?? []
  if (head === undefined || html === undefined) throw new Error('The render is no document')
  return { head, html }
}
