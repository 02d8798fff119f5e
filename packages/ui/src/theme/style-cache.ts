import createCache, { type EmotionCache } from '@emotion/cache'

// No vendor prefixes: browsers of the last four years need none of those that our styles would get. Always the same
// list: a server keeps what it has compiled by it, and the next page need not compile it again.
const noPlugins: [] = []

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

/** A new emotion cache for our own styles, which are logical and fit either direction; one per request on the server. */
export const createStyleCache = (): EmotionCache =>
  createCache({
    key: 'hj',
    stylisPlugins: noPlugins,
    prepend: true,
    ...(typeof document !== 'undefined' && { container: headThatKeeps(document.head) }),
  })
