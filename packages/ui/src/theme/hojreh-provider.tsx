import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { colorModeCookie, createColorModeStorage } from './color-mode.ts'
import { GlobalStyles } from './global-styles.tsx'
import { createHojrehTheme } from './theme.ts'

const theme = createHojrehTheme()

export type HojrehProviderProps = {
  /** One per page in the browser, one per request on the server. */
  cache: EmotionCache
  /** Parent domain of the cookie that remembers light or dark, when the apps live on subdomains. */
  cookieDomain?: string | undefined
  children: ReactNode
}

/** Everything a page needs to look like the shop: style cache, theme, fonts and ground. */
export const HojrehProvider = ({ cache, cookieDomain, children }: HojrehProviderProps) => {
  const storage = useMemo(() => createColorModeStorage(cookieDomain), [cookieDomain])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={colorModeCookie}
        storageManager={storage}
      >
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
