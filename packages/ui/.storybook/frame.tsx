import { CacheProvider, css } from '@emotion/react'
import styled from '@emotion/styled'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect } from 'react'
import { GlobalStyles } from '../src/global-styles/global-styles.tsx'
import { BrandContext } from '../src/theme/brand.ts'
import { colorSchemeAttribute } from '../src/theme/color-mode.ts'
import { ColorModeProvider } from '../src/theme/color-mode-provider.tsx'
import { fontFamily } from '../src/theme/font-family.ts'
import { createStyleCache, type Direction } from '../src/theme/style-cache.ts'
import { theme } from '../src/theme/theme.ts'
import type { ColorScheme } from '../src/theme/tokens.ts'
import { color } from '../src/theme/vars.ts'

const caches = { rtl: createStyleCache('rtl'), ltr: createStyleCache('ltr') }
const themes = { rtl: theme, ltr: { ...theme, direction: 'ltr' as const } }

/** As large as the story's box, whose own padding it covers. */
const Paper = styled.div(
  css({
    margin: '-30px -20px',
    padding: '30px 20px',
    backgroundColor: color.paper,
    color: color.ink,
    fontFamily,
    fontSize: '1rem',
    lineHeight: 1.9,
  }),
)

/** As wide as the component gets in the shop. */
export const Room = styled.div<{ widest: number }>(({ widest }) => ({ maxInlineSize: widest }))

/** What an app puts around its pages, with the direction and scheme of the toolbar. */
export const Frame = ({
  direction,
  scheme,
  isOnDocsPage,
  children,
}: {
  direction: Direction
  scheme: ColorScheme
  /** Among English words: only the story takes the direction. */
  isOnDocsPage: boolean
  children: ReactNode
}) => {
  useLayoutEffect(() => {
    document.documentElement.lang = isOnDocsPage ? 'en' : 'fa'
    // Empty and not «ltr»: what is mirrored looks for a direction above it.
    document.documentElement.dir = isOnDocsPage ? '' : direction
    document.documentElement.setAttribute(colorSchemeAttribute, scheme)
  }, [direction, scheme, isOnDocsPage])
  return (
    <CacheProvider key={direction} value={caches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <ColorModeProvider key={scheme} fixedMode={scheme}>
          <GlobalStyles />
          <BrandContext value="حجره">
            {isOnDocsPage ? (
              <Paper lang="fa" dir={direction}>
                {children}
              </Paper>
            ) : (
              children
            )}
          </BrandContext>
        </ColorModeProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
