/// <reference path="./assets.d.ts" />
import latinFont from '@hojreh/persian/vazirmatn-latin.woff2?url'
import persianFont from '@hojreh/persian/vazirmatn-persian.woff2?url'
import { fontFiles, unicodeRange, weights } from './characters.ts'

// Vazirmatn: 2048 units, ascent 2100, descent 1100. Overrides count in the adjusted size, hence the division.
const likeVazirmatn = (sizeAdjust: number) => ({
  sizeAdjust: `${sizeAdjust * 100}%`,
  ascentOverride: `${((2100 / 2048) * 100) / sizeAdjust}%`,
  descentOverride: `${((1100 / 2048) * 100) / sizeAdjust}%`,
  lineGapOverride: '0%',
})

const file = (url: string, runs: Parameters<typeof unicodeRange>[0]) => ({
  fontFamily: 'Vazirmatn Variable',
  fontStyle: 'normal',
  fontWeight: `${weights.min} ${weights.max}`,
  fontDisplay: 'swap' as const,
  src: `url(${url}) format('woff2-variations')`,
  unicodeRange: unicodeRange(runs),
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
  file(persianFont, fontFiles.persian),
  file(latinFont, fontFiles.latin),
  fallback('Vazirmatn Fallback', '100 900', ['Tahoma', 'Segoe UI', 'Arial'], 1),
  fallback('Vazirmatn Fallback Wide', REGULAR, ['DejaVu Sans'], 0.918),
  fallback('Vazirmatn Fallback Wide', BOLD, ['DejaVu Sans Bold'], 0.789),
  fallback('Vazirmatn Fallback Narrow', REGULAR, ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], 1.092),
  fallback('Vazirmatn Fallback Narrow', BOLD, ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'], 1.075),
]
