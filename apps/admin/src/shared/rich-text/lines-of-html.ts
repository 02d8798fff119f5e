import { parseInert } from '@hojreh/app'

const ENDS_A_LINE = 'br, li, p, div, tr, h2, h3, h4'

/** A short text as it is typed: each point and each paragraph on a line of its own. */
export const linesOfHtml = (html: string): string => {
  const text = parseInert(html)
  for (const element of text.querySelectorAll(ENDS_A_LINE)) element.after('\n')
  const lines = (text.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter(Boolean).join('\n')
}
