import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from 'stylis-plugin-rtl'

export type Direction = 'rtl' | 'ltr'

// No vendor prefixes: browsers of the last four years need none of those that our styles would get. Always the same
// lists: a server keeps what it has compiled by its list, and the next page need not compile it again.
const plugins = { rtl: [rtlPlugin], ltr: [] }

/**
 * The head as Emotion sees it. It would take the server's styles out and put them in again at the same place, and the
 * browser would load the fonts and lay out the whole page anew, twice.
 */
const headThatKeeps = (head: HTMLHeadElement) =>
  ({
    get firstChild() {
      return head.firstChild
    },
    insertBefore: (style: HTMLStyleElement, before: Node | null) =>
      style.isConnected ? style : head.insertBefore(style, before),
  }) as HTMLHeadElement

/**
 * A new Emotion cache for MUI's styles and our own; one per request on the server. Right to left it mirrors physical
 * properties (`left`, `margin-right`), which are written for left to right; logical ones pass unchanged.
 */
export const createStyleCache = (direction: Direction = 'rtl'): EmotionCache =>
  createCache({
    key: 'hj',
    stylisPlugins: plugins[direction],
    prepend: true,
    ...(typeof document !== 'undefined' && { container: headThatKeeps(document.head) }),
  })
