import { CacheProvider } from '@emotion/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { colorSchemeAttribute } from '../src/theme/color-mode.ts'
import { ColorModeProvider } from '../src/theme/color-mode-provider.tsx'
import { GlobalStyles } from '../src/theme/global-styles.tsx'
import { createStyleCache } from '../src/theme/style-cache.ts'
import type { ColorScheme } from '../src/theme/tokens.ts'

const cache = createStyleCache()

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
    <CacheProvider value={cache}>
      <ColorModeProvider key={scheme} fixedMode={scheme}>
        <GlobalStyles />
        {children}
      </ColorModeProvider>
    </CacheProvider>
  )
}
