import createCache, { type EmotionCache } from '@emotion/cache'
import { prefixer } from 'stylis'
import rtlPlugin from 'stylis-plugin-rtl'

/**
 * A new emotion cache for right-to-left pages; one per request on the server.
 * The plugin mirrors MUI's own physical properties; our styles are logical and pass through it unchanged.
 */
export const createRtlCache = ({ nonce }: { nonce?: string } = {}): EmotionCache =>
  createCache({ key: 'hj', stylisPlugins: [prefixer, rtlPlugin], prepend: true, ...(nonce && { nonce }) })

/** The same for left-to-right, so that stories can show a component in both directions. */
export const createLtrCache = (): EmotionCache =>
  createCache({ key: 'hjltr', stylisPlugins: [prefixer], prepend: true })
