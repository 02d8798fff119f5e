const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '\u200c',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  times: '×',
}

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)

const decodeOnce = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })

/** Text whose signs were written as HTML entities, also more than once: `&amp;amp;` is `&`. */
export const decodeEntities = (text: string): string => {
  const decoded = text.includes('&') ? decodeOnce(text) : text
  return decoded === text ? text : decodeEntities(decoded)
}

/** The text of sanitised HTML on one line, for meta descriptions and search; not for showing as HTML. */
export const htmlText = (html: string): string =>
  decodeOnce(
    html
      .replace(/<(?:\/?(?:p|li|h\d|tr|td|th|div|ul|ol|blockquote)|br)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** A short text of a few points on one line: a list is a sentence. */
export const lineOfHtml = (shortHtml: string): string => {
  const items = [...shortHtml.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => htmlText(item ?? ''))
  return items.length > 0 ? items.join('، ') : htmlText(shortHtml)
}

/** The start of a text, cut at a word border. `max` counts UTF-16 units and includes the ellipsis. */
export const excerpt = (text: string, max = 160): string => {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const border = cut.lastIndexOf(' ')
  // A cut in the middle of an emoji would leave half a character, which PostgreSQL refuses in JSON.
  return `${cut.slice(0, border > max / 2 ? border : cut.length).replace(/[\s،؛:.,;-]+$/, '')}…`.toWellFormed()
}

/** The meta description of a piece of HTML. */
export const excerptOfHtml = (html: string): string => excerpt(htmlText(html))

const WORDS_PER_MINUTE = 200

/** How long a grown-up reads at it, in whole minutes. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(htmlText(html).split(' ').length / WORDS_PER_MINUTE))
