import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from 'stylis-plugin-rtl'

// Always the same list: a server keeps what it has compiled by it, and the next page need not compile it again.
const rtlPlugins = [rtlPlugin]
// No vendor prefixes: browsers of the last four years need none of those that our styles would get.
const ltrPlugins: typeof rtlPlugins = []

/**
 * A new emotion cache for right-to-left pages; one per request on the server.
 * The plugin mirrors MUI's own physical properties; our styles are logical and pass through it unchanged.
 */
export const createRtlCache = ({ nonce }: { nonce?: string } = {}): EmotionCache =>
  createCache({ key: 'hj', stylisPlugins: rtlPlugins, prepend: true, ...(nonce && { nonce }) })

/** The same for left-to-right, so that stories can show a component in both directions. */
export const createLtrCache = (): EmotionCache =>
  createCache({ key: 'hjltr', stylisPlugins: ltrPlugins, prepend: true })
