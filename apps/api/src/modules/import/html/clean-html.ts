import { normalizeText } from '@hojreh/persian'
import { unescapeBreaks } from '../rows/values.ts'
import { type OwnMarkup, purify } from './purifier.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** An entity that the old shop wrote stays one. */
const escaped = (text: string) => text.replace(/&(?!#?\w{1,10};)|[<>]/g, (sign) => escapes[sign] ?? sign)

/** Only what holds markup needs a parser. */
const sanitized = (text: string, own: OwnMarkup) =>
  text.includes('<') ? purify(text, own).replaceAll('<br>', '<br />') : escaped(text)

const EMPTY = /<(p|div|h[2-4]|li|ul|ol|strong|em|blockquote)>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/\1>/g

/** Text without blocks gets paragraphs at empty lines and breaks at the others, as its own shop showed it. */
const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n\s*/g, '<br />')}</p>`)
    .join('')

const BLOCK_TAG = /<(\/?)(p|div|h[2-4]|ul|ol|table|blockquote)\b[^>]*>/g

/** Puts text that stands beside blocks into paragraphs. */
const wrapLooseText = (html: string): string => {
  let wrapped = ''
  let depth = 0
  let from = 0
  for (const { 0: tag, 1: closing, index } of html.matchAll(BLOCK_TAG)) {
    if (depth === 0) wrapped += toParagraphs(html.slice(from, index))
    else wrapped += html.slice(from, index)
    depth = Math.max(0, depth + (closing ? -1 : 1))
    wrapped += tag
    from = index + tag.length
  }
  return wrapped + toParagraphs(html.slice(from))
}

const cleaned = (text: string, own: OwnMarkup = {}): string => {
  if (text === '') return ''
  let html = wrapLooseText(sanitized(text, own))
  for (let before = ''; before !== html; ) {
    before = html
    html = html.replace(EMPTY, '')
  }
  return normalizeText(
    html
      .replace(/&nbsp;|\u00a0/g, ' ')
      .replace(
        /(?<=<\/(?:p|div|h[2-4]|ul|ol|li|table|t[rdh]|tbody|thead|blockquote)>)\s+(?=<)|\s+(?=<(?:ul|ol|li|t[rdh]|tbody|thead)\b)/g,
        '',
      ),
  )
}

/** HTML of another shop as ours: allow-listed tags only, no empty blocks. Safe to show as it is. */
export const cleanHtml = (foreign: string): string => cleaned(unescapeBreaks(foreign).trim())

/**
 * What the staff wrote in the editor, or sent in its place: as {@link cleanHtml}, with links and with pictures of the
 * shop itself.
 */
export const cleanRichText = (written: string): string =>
  cleaned(written.trim(), { hasLinks: true, hasPictures: true })

/** A short description: several lines become a list, one line a paragraph, HTML stays HTML. */
export const cleanShortText = (foreign: string): string => {
  const text = unescapeBreaks(foreign).trim()
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[-*•–\s]+/, '').trim())
    .filter(Boolean)
  if (lines.length < 2 || /<[a-z/!]/i.test(text)) return cleanHtml(text)
  return normalizeText(`<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`)
}
