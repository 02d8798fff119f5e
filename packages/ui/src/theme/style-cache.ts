import createCache, { type EmotionCache } from '@emotion/cache'

// No vendor prefixes: browsers of the last four years need none of those that our styles would get. Always the same
// list: a server keeps what it has compiled by it, and the next page need not compile it again.
const noPlugins: [] = []

/** A new emotion cache for our own styles, which are logical and fit either direction; one per request on the server. */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'hj', stylisPlugins: noPlugins, prepend: true })
