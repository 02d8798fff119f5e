import { normalizeText } from '@hojreh/persian'
import sanitize from 'sanitize-html'
import { unescapeBreaks } from './values.ts'

/**
 * What may stay of another shop's HTML: the structure of a text. No links and pictures (they lead to the old shop and
 * to other hosts), no style, class, script or frame.
 */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
  ],
  allowedAttributes: { th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    section: 'div',
    article: 'div',
  },
  enforceHtmlBoundary: false,
}

const BLOCK = /<(?:p|div|h[1-6]|ul|ol|li|table|blockquote|section|article)\b/i
const EMPTY = /<(p|div|h[2-4]|li|ul|ol|strong|em|blockquote)>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/\1>/g

/** Text without blocks gets paragraphs at empty lines and breaks at the others, as its own shop showed it. */
const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n\s*/g, '<br>')}</p>`)
    .join('')

/** HTML of another shop as ours: allow-listed tags only, no empty blocks. Safe to show as it is. */
export const cleanHtml = (foreign: string): string => {
  const text = unescapeBreaks(foreign).trim()
  if (text === '') return ''
  let html = sanitize(BLOCK.test(text) ? text : toParagraphs(text), options)
  for (let before = ''; before !== html; ) {
    before = html
    html = html.replace(EMPTY, '')
  }
  return normalizeText(html.replace(/&nbsp;|\u00a0/g, ' ').replace(/>\s*\n\s*</g, '><'))
}

/** A short description: several lines become a list, one line a paragraph, HTML stays HTML. */
export const cleanShortText = (foreign: string): string => {
  const text = unescapeBreaks(foreign).trim()
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[-*•–\s]+/, '').trim())
    .filter(Boolean)
  if (lines.length < 2 || /<[a-z]/i.test(text)) return cleanHtml(text)
  return cleanHtml(`<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)
}
