const TAG = /<(\/?)([a-z][a-z0-9]*)\b/gi
/** Elements without content, or closed by what follows them. */
const FLAT = new Set([
  ...['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'source', 'wbr', 'embed', 'area', 'track', 'base'],
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'option'],
])

/**
 * Returns how deep elements are nested. Parsers and writers of HTML recurse for each level: some thousand unclosed
 * `<div>` would end an import of everything else.
 */
export const nestingOf = (html: string): number => {
  let depth = 0
  let deepest = 0
  for (const [, closing, name = ''] of html.matchAll(TAG)) {
    if (FLAT.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (closing ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
