/** What the names of the theme's CSS variables begin with. */
export const cssVarPrefix = 'hj'

/** The ground of a page, which a browser's own bars take too. */
export const paper = { light: '#FBF8F3', dark: '#0F1626' } as const

/** Every colour of the shop, light and dark. Pairs that carry text are listed in `textPairs`. */
export const colors = {
  light: {
    paper: paper.light,
    surface: '#FFFFFF',
    sunken: '#F5F0E7',
    ink: '#1E2430',
    inkSoft: '#596070',
    line: '#E7DFD2',
    lineStrong: '#8D8372',
    turquoise: '#00757D',
    turquoiseDeep: '#005C63',
    onTurquoise: '#FFFFFF',
    turquoiseSoft: '#E1F0EE',
    lapis: '#22356F',
    onLapis: '#FFFFFF',
    lapisSoft: '#E8EBF6',
    saffron: '#E39A10',
    onSaffron: '#1E2430',
    saffronSoft: '#FCF1DA',
    saffronText: '#835300',
    pomegranate: '#B3243B',
    onPomegranate: '#FFFFFF',
    pomegranateSoft: '#FBEAEB',
    pistachio: '#3E7A3A',
    onPistachio: '#FFFFFF',
    pistachioSoft: '#EAF3E7',
    offer: '#B3243B',
    onOffer: '#FFFFFF',
    night: '#172550',
    onNight: '#F6EFE2',
    onNightSoft: '#C3CAE0',
    nightLine: '#34447A',
    scrim: 'rgb(20 24 38 / 0.55)',
    shadow: 'rgb(62 46 20 / 0.14)',
  },
  dark: {
    paper: paper.dark,
    surface: '#172036',
    sunken: '#1E2942',
    ink: '#EFEAE0',
    inkSoft: '#AEB6CA',
    line: '#2B3654',
    lineStrong: '#7481A6',
    turquoise: '#4FC4C6',
    turquoiseDeep: '#7AD8D8',
    onTurquoise: '#06272B',
    turquoiseSoft: '#123A46',
    lapis: '#A9BBF5',
    onLapis: '#0F1A3C',
    lapisSoft: '#223058',
    saffron: '#EDB040',
    onSaffron: '#1E2430',
    saffronSoft: '#2F2A30',
    saffronText: '#F2C469',
    pomegranate: '#FF8E9E',
    onPomegranate: '#3B0710',
    pomegranateSoft: '#40202F',
    pistachio: '#8FD089',
    onPistachio: '#0C2A0A',
    pistachioSoft: '#1C3630',
    offer: '#CF3B54',
    onOffer: '#FFFFFF',
    night: '#182448',
    onNight: '#F6EFE2',
    onNightSoft: '#BAC4E0',
    nightLine: '#33427A',
    scrim: 'rgb(4 7 16 / 0.7)',
    shadow: 'rgb(0 0 0 / 0.45)',
  },
} as const

export type ColorScheme = keyof typeof colors
export type ColorName = keyof typeof colors.light

/** Text colour on surface colour: each must reach WCAG AA (4.5:1) in both schemes; a test checks it. */
export const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ...(['paper', 'surface', 'sunken'] as const).flatMap((ground) =>
    (['ink', 'inkSoft', 'turquoise', 'lapis', 'pomegranate', 'pistachio', 'saffronText'] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ['onTurquoise', 'turquoise'],
  ['onTurquoise', 'turquoiseDeep'],
  ['onLapis', 'lapis'],
  ['onSaffron', 'saffron'],
  ['onPomegranate', 'pomegranate'],
  ['onPistachio', 'pistachio'],
  ['onOffer', 'offer'],
  ['turquoise', 'turquoiseSoft'],
  ['lapis', 'lapisSoft'],
  ['pomegranate', 'pomegranateSoft'],
  ['pistachio', 'pistachioSoft'],
  ['saffronText', 'saffronSoft'],
  ['ink', 'saffronSoft'],
  ['onNight', 'night'],
  ['onNightSoft', 'night'],
]

/** Borders of things a person operates: 3:1 (WCAG 1.4.11). */
export const boundaryPairs: readonly (readonly [ColorName, ColorName])[] = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'surface'],
  ['turquoise', 'paper'],
  ['turquoise', 'surface'],
]

/** Grid step in pixels. */
export const gridStep = 4
/** Corner radii in pixels. */
export const radius = { small: 8, card: 12, sheet: 20, pill: 999 } as const
/** Widest content, in CSS. */
export const pageWidth = 'var(--hj-page)'
/** Windows that have room for a wider page. */
export const fromWidest = '@media (min-width: 1680px)'
/** Colours that a person has set in the system, such as high contrast. */
export const forcedColors = '@media (forced-colors: active)'
/**
 * The longest line of a text that is read. Not in `ch`: that counts the zero of the font which is there, and a font
 * that comes late would break every line anew.
 */
export const readingWidth = '36em'
/** Overlay layers of the specification. */
export const layer = {
  header: 900,
  overlay: 1000,
  menu: 1000,
  modal: 1100,
  tooltip: 1100,
  toast: 1200,
} as const
/** Room to leave under a page for the bottom navigation of phones and tablets. */
export const bottomNavHeight = 'calc(64px + env(safe-area-inset-bottom))'
/** The bar of price and buying on phones, in CSS: a large button and its padding. */
export const buyBarHeight = 'calc(71px + env(safe-area-inset-bottom))'
/** Matches inside a page that has such a bar, which takes the bottom navigation's place. */
export const withBuyBar = 'body:has([data-buy-bar])'
/** Too low a window for bars that stay. */
export const lowWindow = '@media (max-height: 479.95px)'
/** Durations in milliseconds. */
export const motion = { quick: 150, calm: 220 } as const

/** Phones and tablets, for what a desktop never has; else `from`. */
export const belowDesktop = '@media (max-width: 899.95px)'

/** Phones, for what a tablet never has. */
export const belowTablet = '@media (max-width: 599.95px)'

/** Layout breakpoints as media queries, phones first. */
export const from = {
  tablet: '@media (min-width: 600px)',
  desktop: '@media (min-width: 900px)',
  wide: '@media (min-width: 1200px)',
} as const
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
