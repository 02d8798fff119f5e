import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/bootstrap.mjs'

/** Pixels: Vazirmatn is weak below that, above all on small screens of one pixel a point. */
const SMALLEST = 13
const PIXELS = { px: 1, rem: 16 }
/** The units beneath the figures of a countdown, which say what their place says already. */
const exempt = 'packages/ui/src/elements/figures/countdown.tsx'

const sizesIn = (source: string): number[] => [
  ...[...source.matchAll(/font-?size['"]?: ?['"`]?([\d.]+)(rem|px)/gi)].map(
    ([, size, unit]) => Number(size) * PIXELS[unit as keyof typeof PIXELS],
  ),
  ...[...source.matchAll(/fontSize: ([\d.]+)\b(?!\.)/g)].map(([, size]) => Number(size)),
]
const files = globSync('{apps/{shop,blog,profile,admin},packages/{ui,app}}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => file !== exempt && !/\.(?:test|stories)\./.test(file))

test('no style sets text smaller than 13 pixels', () => {
  expect(sizesIn("fontSize: '0.75rem', font-size: 12px; fontSize: 11,")).toEqual([12, 12, 11])
  const small = files.filter((file) =>
    sizesIn(readFileSync(join(root, file), 'utf8')).some((size) => size < SMALLEST),
  )
  expect(small).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})
