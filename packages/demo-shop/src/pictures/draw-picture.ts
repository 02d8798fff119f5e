import { random } from '../random.ts'
import type { PictureSpec } from '../types.ts'
import { paletteOf } from './colour.ts'
import { compose } from './compose.ts'
import { MAKERS, SCENES } from './makers.ts'
import { makeSheet } from './sheet.ts'

/**
 * Draws a picture of the demo shop as one self-contained SVG document: no text, no fonts, no outside references,
 * at most 150 kB. The same spec and size always give the same document.
 *
 * @param size in pixels; 1200×1200 for products, 1600×900 for covers, 1600×700 for slides, 900×1200 for arches.
 */
export function drawPicture(spec: PictureSpec, size: { width: number; height: number }): string {
  const { width, height } = size
  const sheet = makeSheet({
    width,
    height,
    view: spec.view,
    seed: spec.seed,
    variant: spec.variant ?? null,
    // The thing itself must look the same in every view, so the view is not part of the seed.
    random: random(`${spec.kind}/${spec.seed}`),
    colours: paletteOf(spec.palette ?? 'turquoise'),
  })
  const scene = SCENES[spec.kind]
  const maker = MAKERS[spec.kind]
  const content = scene ? scene(sheet) : maker ? compose(sheet, maker(sheet)) : ''
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${box}><defs>${sheet.definitions()}</defs>${content}</svg>`
}
