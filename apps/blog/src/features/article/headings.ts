import { searchWords } from '@hojreh/persian'

export interface Heading {
  id: string
  title: string
  level: 2 | 3
}

const HEADING = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  zwnj: '\u200c',
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp|zwnj);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Gives every `<h2>` and `<h3>` of a sanitised body an id made from its words, and lists them.
 * The same body makes the same ids, so the server's HTML and the browser's are one.
 * Headings without words are left alone.
 */
export const withHeadingIds = (bodyHtml: string): { html: string; headings: Heading[] } => {
  const headings: Heading[] = []
  const seen = new Map<string, number>()
  const html = bodyHtml.replace(HEADING, (whole, level: string, attributes: string, inner: string) => {
    const title = textOf(inner)
    const words = searchWords(title).join('-')
    if (!words) return whole
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    const id = count === 1 ? words : `${words}-${count}`
    headings.push({ id, title, level: level === '2' ? 2 : 3 })
    return `<h${level}${attributes.replace(/\sid="[^"]*"/, '')} id="${id}">${inner}</h${level}>`
  })
  return { html, headings }
}
