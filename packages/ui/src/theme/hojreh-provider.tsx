import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { ColorModeProvider } from './color-mode-provider.tsx'
import { GlobalStyles } from './global-styles.tsx'

export type HojrehProviderProps = {
  /** One per page in the browser, one per request on the server. */
  cache: EmotionCache
  /** Parent domain of the cookie that remembers light or dark, when the apps live on subdomains. */
  cookieDomain?: string | undefined
  children: ReactNode
}

/** Everything a page needs to look like the shop: style cache, scheme, fonts and ground. */
export const HojrehProvider = ({ cache, cookieDomain, children }: HojrehProviderProps) => (
  <CacheProvider value={cache}>
    <ColorModeProvider cookieDomain={cookieDomain}>
      <GlobalStyles />
      {children}
    </ColorModeProvider>
  </CacheProvider>
)
