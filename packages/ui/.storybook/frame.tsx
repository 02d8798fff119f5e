import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect } from 'react'
import { colorSchemeAttribute } from '../src/theme/color-mode.ts'
import { GlobalStyles } from '../src/theme/global-styles.tsx'
import { createLtrCache, createRtlCache } from '../src/theme/rtl-cache.ts'
import { createHojrehTheme } from '../src/theme/theme.ts'
import type { ColorScheme } from '../src/theme/tokens.ts'

const dress = {
  rtl: { cache: createRtlCache(), theme: createHojrehTheme('rtl') },
  ltr: { cache: createLtrCache(), theme: createHojrehTheme('ltr') },
}

/** What an app puts around its pages, with the direction and scheme of the toolbar. */
export const Frame = ({
  direction,
  scheme,
  children,
}: {
  direction: 'rtl' | 'ltr'
  scheme: ColorScheme
  children: ReactNode
}) => {
  useLayoutEffect(() => {
    document.documentElement.lang = 'fa'
    document.documentElement.dir = direction
    document.documentElement.setAttribute(colorSchemeAttribute, scheme)
  }, [direction, scheme])
  return (
    <CacheProvider value={dress[direction].cache}>
      <ThemeProvider key={scheme} theme={dress[direction].theme} defaultMode={scheme} storageManager={null}>
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
