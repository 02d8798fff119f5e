/** A picture of an old text: where it is, and the part of the clean text that it comes after. */
export interface FoundPicture {
  url: string
  alt: string
  /** Empty: it stands first. */
  after: string
}

const MOST_PICTURES = 100
const MAX_ADDRESS = 2_000
const MAX_ALT = 200
const IMG = /<img\b[^>]*>/gi
// Signs that no old text has.
const marker = (number: number) => `⟦◈${number}⟧`
const MARKER = /⟦◈(\d+)⟧/g

const attribute = (tag: string, name: string): string => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return (found?.[1] ?? found?.[2] ?? '').replaceAll('&amp;', '&').trim()
}

const addressOf = (tag: string, origin: string | null): string | null => {
  // What loads late has its address elsewhere.
  const said = attribute(tag, 'data-src') || attribute(tag, 'src')
  const url = said === '' ? null : URL.parse(said, origin ?? undefined)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > MAX_ADDRESS)
    return null
  return url.href
}

const EMPTY = /<(p|div|a|li|ul|ol|strong|em|blockquote|h[2-4])\b[^>]*>\s*<\/\1>/g
const withoutMarkers = (html: string): string => {
  let text = html.replace(MARKER, '')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(EMPTY, '')
  }
  return text
}

const BLOCK_TAG = /<(\/?)(p|div|h[2-4]|ul|ol|table|blockquote)\b[^>]*>/g

/** The outermost blocks of a clean text. */
const blocksOf = (html: string): string[] => {
  const blocks: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: tag, 1: closing, index } of html.matchAll(BLOCK_TAG)) {
    depth += closing ? -1 : 1
    if (depth > 0) continue
    blocks.push(html.slice(from, index + tag.length))
    from = index + tag.length
    depth = 0
  }
  return [...blocks, html.slice(from)].filter(Boolean)
}

/**
 * Takes the pictures out of an old text before it is cleaned, and says afterwards where each of them was.
 * @param clean what makes the text ours
 */
export const takePicturesOut = (
  content: string,
  origin: string | null,
  clean: (marked: string) => string,
): { html: string; pictures: FoundPicture[] } => {
  const found: { url: string; alt: string }[] = []
  const marked = content.replace(IMG, (tag) => {
    const url = addressOf(tag, origin)
    if (url === null || found.length >= MOST_PICTURES) return ''
    found.push({ url, alt: attribute(tag, 'alt').slice(0, MAX_ALT) })
    return `\n\n${marker(found.length - 1)}\n\n`
  })
  const kept: string[] = []
  const pictures: FoundPicture[] = []
  for (const block of blocksOf(clean(marked))) {
    const text = withoutMarkers(block)
    if (text !== '') kept.push(text)
    const after = kept.at(-1) ?? ''
    for (const [, number] of block.matchAll(MARKER)) {
      const picture = found[Number(number)]
      if (picture) pictures.push({ ...picture, after })
    }
  }
  return { html: kept.join(''), pictures }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const PICTURES = /^(?:<p><img [^>]*><\/p>)+/

/** A text with a picture in its place; where the text was written anew since, at its end. */
export const putPictureIn = (
  html: string,
  after: string,
  { src, alt, width, height }: { src: string; alt: string; width: number; height: number },
): string => {
  const picture = `<p><img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}"></p>`
  const found = html.indexOf(after)
  const start = found < 0 ? html.length : found + after.length
  // Those that stood before it come before it.
  const end = start + (PICTURES.exec(html.slice(start))?.[0].length ?? 0)
  return html.slice(0, end) + picture + html.slice(end)
}
