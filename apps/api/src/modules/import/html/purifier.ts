import { createRequire } from 'node:module'
import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { tabulateSpecifications } from './specifications.ts'

/** Elements that are renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  section: 'div',
  article: 'div',
}

/**
 * What may stay of another shop's HTML: the structure of a text. No links and pictures (they lead to the old shop and
 * to other hosts), no style, class, script or frame.
 */
const config: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
    ...Object.keys(RENAMED),
  ],
  ALLOWED_ATTR: ['colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Their text goes with them; DOMPurify's own list (script, style, svg …) stays.
  ADD_FORBID_CONTENTS: ['textarea', 'option', 'object'],
}

const SPAN = /^[1-9]\d?$/
/** The values that attributes may have; the others are spans of cells. */
const VALUES: Readonly<Record<string, RegExp>> = {
  href: /^(?:\/(?!\/)|https:\/\/|tel:|mailto:)/,
  // The shop's own pictures, in an address that never changes its content.
  src: /^\/api\/media\/[0-9a-f]{32}\/\d+\.(?:jpg|webp|avif)$/,
  alt: /^/,
  width: /^[1-9]\d{0,4}$/,
  height: /^[1-9]\d{0,4}$/,
}

const makePurifier = (): { purifier: DOMPurify; document: Document } => {
  // Some hundred files, half a second: loaded only for an import, not for each command of the operator.
  const { JSDOM } = createRequire(import.meta.url)('jsdom') as typeof import('jsdom')
  const { window } = new JSDOM('')
  const purifier = createDOMPurify(window)
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    attribute.keepAttr &&= (VALUES[attribute.attrName] ?? SPAN).test(attribute.attrValue)
  })
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.remove()
  })
  return { purifier, document: window.document }
}

/** Attributes that editors write on each paragraph. Removing them before parsing saves a third of the parser's work. */
const DECORATED = /<([a-z]\w*)(?:\s+(?:style|class|dir|id|data-[\w-]+)="[^"<>]*")+\s*>/g

/** The elements that lists of specifications use; texts without them are parsed once and not twice. */
const MAY_SPECIFY = /<(?:span|dl|label|div)\b/i

/** Turns lists of specifications into tables; the purifier runs afterwards and has the last word. */
const withTables = (html: string, document: Document): string => {
  if (!MAY_SPECIFY.test(html)) return html
  const template = document.createElement('template')
  template.innerHTML = html
  tabulateSpecifications(template.content, document)
  return template.innerHTML
}

let tools: ReturnType<typeof makePurifier> | undefined

/** What the merchant's own texts may contain in addition. */
export interface OwnMarkup {
  hasLinks?: boolean
  /** Pictures of the shop itself only, so that no other host learns who reads. */
  hasPictures?: boolean
}

const configOf = ({ hasLinks = false, hasPictures = false }: OwnMarkup): Config => ({
  ...config,
  ALLOWED_TAGS: [...(config.ALLOWED_TAGS ?? []), ...(hasLinks ? ['a'] : []), ...(hasPictures ? ['img'] : [])],
  ALLOWED_ATTR: [
    ...(config.ALLOWED_ATTR ?? []),
    ...(hasLinks ? ['href'] : []),
    ...(hasPictures ? ['src', 'alt', 'width', 'height'] : []),
  ],
})

/** Returns foreign HTML with nothing but allowed elements, written as a browser writes it. */
export const purify = (html: string, own: OwnMarkup = {}): string => {
  tools ??= makePurifier()
  const { purifier, document } = tools
  return purifier
    .sanitize(withTables(html.replace(DECORATED, '<$1>'), document), configOf(own))
    .replace(/<(\/?)(\w+)>/g, (tag, slash: string, name: string) =>
      RENAMED[name] ? `<${slash}${RENAMED[name]}>` : tag,
    )
}
