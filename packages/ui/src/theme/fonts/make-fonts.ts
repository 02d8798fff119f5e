// Makes the two font files of this folder anew: node src/theme/fonts/make-fonts.ts, in packages/ui.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { charactersOf, fontFiles, weights } from './characters.ts'

const source = createRequire(import.meta.url).resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf')

/** A font file (WOFF2, variable weight) with the characters of one of `fontFiles` and nothing else. */
export const makeFont = (name: keyof typeof fontFiles): Promise<Buffer> =>
  subsetFont(readFileSync(source), charactersOf(fontFiles[name]), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })

if (import.meta.main)
  for (const name of Object.keys(fontFiles) as (keyof typeof fontFiles)[])
    writeFileSync(new URL(`vazirmatn-${name}.woff2`, import.meta.url), await makeFont(name))
