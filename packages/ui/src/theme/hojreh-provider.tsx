import { CacheProvider, type EmotionCache } from '@emotion/react'
// Of `@mui/material` it would bring a keeper of colour schemes, which `color-mode.ts` is here: 3 kB for every first view.
import { ThemeProvider } from '@mui/system'
import type { ReactNode } from 'react'
import { BrandContext, LogoContext, type LogoPicture } from './brand.ts'
import { ColorModeProvider } from './color-mode-provider.tsx'
import { theme } from './theme.ts'

export type HojrehProviderProps = {
  /** Name of the shop, wherever a part of the page says it. */
  brand: string
  /** In the place of the drawn mark. */
  logo?: LogoPicture | null | undefined
  /** One per page in the browser, one per request on the server. */
  cache: EmotionCache
  /** Parent domain of the cookie that remembers light or dark, when the apps live on subdomains. */
  cookieDomain?: string | undefined
  children: ReactNode
}

/** What the parts of a page need to look like the shop: style cache, theme and scheme. `GlobalStyles` are fonts and ground. */
export const HojrehProvider = ({
  brand,
  logo = null,
  cache,
  cookieDomain,
  children,
}: HojrehProviderProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <BrandContext value={brand}>
        <LogoContext value={logo}>
          <ColorModeProvider cookieDomain={cookieDomain}>{children}</ColorModeProvider>
        </LogoContext>
      </BrandContext>
    </ThemeProvider>
  </CacheProvider>
)
