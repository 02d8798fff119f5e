/// <reference path="./assets.d.ts" />
import arabicFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url'

/** The font file to preload: it has every Persian letter, the digits and the space. */
export const preloadFontUrl: string = arabicFont

// The Arabic file also has the space: naming it here keeps a page without Latin letters to one file.
const arabicRange =
  'U+0020,U+00A0,U+0600-06FF,U+0750-077F,U+200B-200F,U+2010-2011,U+204F,U+FB50-FDFF,U+FE70-FEFC'
const latinRange =
  'U+0021-007E,U+00A1-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2012-205E,U+20AC,U+2122,U+2191,U+2193,U+2212'

// Vazirmatn: 2048 units, ascent 2100, descent 1100. Overrides count in the adjusted size, hence the division.
const likeVazirmatn = (sizeAdjust: number) => ({
  sizeAdjust: `${sizeAdjust * 100}%`,
  ascentOverride: `${((2100 / 2048) * 100) / sizeAdjust}%`,
  descentOverride: `${((1100 / 2048) * 100) / sizeAdjust}%`,
  lineGapOverride: '0%',
})

const file = (url: string, unicodeRange: string) => ({
  fontFamily: 'Vazirmatn Variable',
  fontStyle: 'normal',
  fontWeight: '100 900',
  fontDisplay: 'swap' as const,
  src: `url(${url}) format('woff2-variations')`,
  unicodeRange,
})

const REGULAR = '100 500'
const BOLD = '600 900'

const fallback = (fontFamily: string, fontWeight: string, names: readonly string[], sizeAdjust: number) => ({
  fontFamily,
  fontWeight,
  src: names.map((name) => `local('${name}')`).join(', '),
  ...likeVazirmatn(sizeAdjust),
})

/**
 * The web font and system faces stretched to its measure, so that the swap moves next to nothing.
 * Measured over 285 texts of the demo shop: their width in Vazirmatn by the one in the other face. DejaVu is what
 * Linux has, Noto Naskh what Android has; those of Windows are not measured.
 */
export const fontFaces = [
  file(arabicFont, arabicRange),
  file(latinFont, latinRange),
  fallback('Vazirmatn Fallback', '100 900', ['Tahoma', 'Segoe UI', 'Arial'], 1),
  fallback('Vazirmatn Fallback Wide', REGULAR, ['DejaVu Sans'], 0.918),
  fallback('Vazirmatn Fallback Wide', BOLD, ['DejaVu Sans Bold'], 0.789),
  fallback('Vazirmatn Fallback Narrow', REGULAR, ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], 1.092),
  fallback('Vazirmatn Fallback Narrow', BOLD, ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'], 1.075),
]

export const fontFamily =
  "'Vazirmatn Variable', 'Vazirmatn Fallback', 'Vazirmatn Fallback Wide', 'Vazirmatn Fallback Narrow', system-ui, sans-serif"
