import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from 'stylis-plugin-rtl'

export type Direction = 'rtl' | 'ltr'

// No vendor prefixes: browsers of the last four years need none of those that our styles would get. Always the same
// lists: a server keeps what it has compiled by its list, and the next page need not compile it again.
const plugins = { rtl: [rtlPlugin], ltr: [] }

const serverBlocks = (): HTMLElement[] =>
  typeof document === 'undefined'
    ? []
    : [...document.head.querySelectorAll<HTMLElement>('style[data-styles]')]

/**
 * A new Emotion cache for MUI's styles and our own; one per request on the server. Right to left it mirrors physical
 * properties (`left`, `margin-right`), which are written for left to right; logical ones pass unchanged.
 * The server's blocks stay where they are, and what is new follows them. Emotion would take blocks of its own mark
 * out and put them in again, and the browser would load the fonts and lay out the whole page anew.
 */
export const createStyleCache = (
  direction: Direction = 'rtl',
  /** The head of a frame within the page, which needs styles of its own. */
  container?: HTMLElement,
): EmotionCache => {
  const blocks = container ? [] : serverBlocks()
  const last = blocks.at(-1)
  const cache = createCache({
    key: 'hj',
    stylisPlugins: plugins[direction],
    // In development and tests, too: an element for each rule makes every page that is laid out slower. What is given a
    // container may be outside of the document, where an element has no sheet.
    ...(!container && { speedy: true }),
    ...(last ? { insertionPoint: last } : { prepend: true }),
    ...(container && { container }),
  })
  for (const { dataset } of blocks)
    for (const name of dataset.styles?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
