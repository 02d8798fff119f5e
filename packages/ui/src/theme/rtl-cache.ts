import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from 'stylis-plugin-rtl'

/** An emotion cache for MUI's parts, whose physical properties the plugin mirrors; logical ones pass unchanged. */
export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'hjm', stylisPlugins: [rtlPlugin], prepend: true })
