import { css, Global } from '@emotion/react'
import { colorSchemeAttribute } from '../theme/color-mode.ts'
import { fontFamily } from '../theme/font-family.ts'
import { theme } from '../theme/theme.ts'
import {
  bottomNavHeight,
  buyBarHeight,
  forcedColors,
  from,
  fromWidest,
  lowWindow,
  reducedMotion,
} from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { fontFaces } from './font-faces.ts'

const [light, dark] = theme.generateStyleSheets()

const sheet = css([
  ...fontFaces.map((face) => ({ '@font-face': face })),
  light,
  // Paper is light, whatever the screen is.
  { '@media screen': dark },
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      '--hj-page': '1280px',
      [fromWidest]: { '--hj-page': '1440px' },
      WebkitTextSizeAdjust: '100%',
      // What takes the focus is not under the header or a bar at the window's end.
      scrollPaddingBlock: `72px calc(${buyBarHeight} + 12px)`,
      [from.desktop]: { scrollPaddingBlock: '152px 12px' },
      [lowWindow]: { scrollPaddingBlock: `8px calc(${bottomNavHeight} + 8px)` },
      fontFamily,
    },
    body: {
      margin: 0,
      minHeight: '100dvh',
      backgroundColor: color.paper,
      color: color.ink,
      fontFamily,
      fontSize: '1rem',
      lineHeight: 1.9,
      WebkitFontSmoothing: 'antialiased',
    },
    'h1, h2, h3, h4': { margin: 0, lineHeight: 1.4, fontWeight: 700, textWrap: 'balance' },
    // No word stands alone on a paragraph's last line.
    'p, li': { textWrapStyle: 'pretty' },
    p: { margin: 0 },
    'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
    a: { color: 'inherit', textDecoration: 'none' },
    // A light ground would glare out of the night.
    '@media screen': { [`[${colorSchemeAttribute}="dark"] picture > img`]: { filter: 'brightness(0.92)' } },
    'img, svg, video': { display: 'block', maxWidth: '100%' },
    // Drawn for left to right: the way out leads to the page's end, and goods drive forward.
    '[dir="rtl"] :is(.lucide-log-out, .lucide-truck)': { transform: 'scaleX(-1)' },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
    'input::placeholder, textarea::placeholder': { color: color.inkSoft, opacity: 1 },
    ':focus-visible': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
    // A dialog takes the focus as a whole: its ring would say nothing.
    '[role="dialog"]:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
    '::selection': { backgroundColor: color.turquoise, color: color.onTurquoise },
    // Forced colours drop backgrounds: what is selected and the primary button get system colours instead.
    [forcedColors]: {
      [[
        '[aria-current="true"]',
        '[aria-pressed="true"]',
        '[aria-current="page"].MuiChip-root',
        '[aria-current="page"].MuiBottomNavigationAction-root',
      ].join()]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'SelectedItem !important',
        color: 'SelectedItemText !important',
      },
      '.MuiButton-contained:enabled, a.MuiButton-contained': {
        forcedColorAdjust: 'none',
        backgroundColor: 'ButtonText !important',
        color: 'ButtonFace !important',
      },
      // The edge of a field tells its focus by a colour.
      '.MuiInputBase-root:focus-within': { outline: '2px solid Highlight', outlineOffset: 2 },
      // Shadows go as well: what lies above the page gets an edge.
      '.MuiDialog-paper, .MuiDrawer-paper, .MuiPopover-paper': { outline: '2px solid CanvasText !important' },
    },
    [reducedMotion]: {
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
        scrollBehavior: 'auto',
      },
    },
  },
])

/** Font faces, colour variables and the page's ground. Once per page, inside the cache provider. */
export const GlobalStyles = () => <Global styles={sheet} />
