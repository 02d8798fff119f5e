import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRtlCache } from './rtl-cache.ts'
import { createHojrehTheme } from './theme.ts'

const cache = createRtlCache()
const theme = createHojrehTheme()

/**
 * Our theme around a part of MUI. It stands with that part and not around the page: MUI is a fifth of a page's
 * scripts, and nothing of it shows before somebody opens a dialog. Its colours are the page's variables.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
)
