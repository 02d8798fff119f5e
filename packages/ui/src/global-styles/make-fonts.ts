// Makes the two font files of packages/persian anew: node src/global-styles/make-fonts.ts, in packages/ui.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { charactersOf, fontFiles, weights } from './characters.ts'

const { resolve } = createRequire(import.meta.url)
const source = resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf')

/** Where a font file lies: beside no component, for the api sets its invoices in it, too. */
export const placeOfFont = (name: keyof typeof fontFiles): string =>
  resolve(`@hojreh/persian/vazirmatn-${name}.woff2`)

/** A font file (WOFF2, variable weight) with the characters of one of `fontFiles` and nothing else. */
export const makeFont = (name: keyof typeof fontFiles): Promise<Buffer> =>
  subsetFont(readFileSync(source), charactersOf(fontFiles[name]), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })

if (import.meta.main)
  for (const name of Object.keys(fontFiles) as (keyof typeof fontFiles)[])
    writeFileSync(placeOfFont(name), await makeFont(name))
