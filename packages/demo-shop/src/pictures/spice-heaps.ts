import type { PaletteName } from '../types.ts'
import { darken, lighten } from './colour.ts'
import { num, type Point } from './geometry.ts'
import { bowlOf, symbols, use } from './heaps.ts'
import { served } from './served.ts'
import { clipped, rect, type Sheet, shape, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

const POWDERS: Partial<Record<PaletteName, string>> = {
  saffron: '#d98f12',
  pomegranate: '#7d1f2c',
  rose: '#a8704a',
  earth: '#6b4a2c',
  pistachio: '#7d8a45',
}

/** A cone of ground spice in a bowl; whole cumin when the palette is of earth. */
export function spice(sheet: Sheet): Thing {
  if (sheet.colours.name === 'earth') return bowlOf('cumin', '#2c1c10')(sheet)
  const { random } = sheet
  const powder = POWDERS[sheet.colours.name] ?? '#a9762f'
  const petals = sheet.colours.name === 'rose' ? symbols(sheet, 'rosebuds') : []
  const speckle = (count: number, spot: () => Point, size: number) => {
    const tones = [darken(powder, 0.35), lighten(powder, 0.3), darken(powder, 0.15)]
    return tones
      .map((tone) => {
        let data = ''
        for (let i = 0; i < count; i += 1) {
          const [x, y] = spot()
          data += `M${num(x)} ${num(y)}h.1`
        }
        return stroke(data, tone, size, 'stroke-linecap="round" opacity="0.6"')
      })
      .join('')
  }
  const cone = (rx: number, ry: number, y: number) => {
    const top = y - rx * 0.62
    const outline = `M${num(-rx)} ${num(y)}C${num(-rx * 0.6)} ${num(y - rx * 0.1)} ${num(-rx * 0.24)} ${num(top + 6)} 0 ${num(top)}C${num(rx * 0.26)} ${num(top + 8)} ${num(rx * 0.6)} ${num(y - rx * 0.1)} ${num(rx)} ${num(y)}A${num(rx)} ${num(ry)} 0 0 1 ${num(-rx)} ${num(y)}Z`
    const side = sheet.linear(
      [
        [0, darken(powder, 0.12)],
        [0.34, lighten(powder, 0.22)],
        [0.52, powder],
        [1, darken(powder, 0.5)],
      ],
      [0, 0.2],
      [1, 0.4],
    )
    const grains = speckle(
      170,
      () => {
        const t = random.next() ** 0.6
        return [random.between(-1, 1) * rx * t, top + (y + ry * 0.8 - top) * t + random.between(-6, 6)]
      },
      2.2,
    )
    const slides = Array.from({ length: 9 }, () => {
      const x = random.between(-0.7, 0.7) * rx
      return `M${num(x * 0.2)} ${num(top + random.between(10, 50))}Q${num(x * 0.6)} ${num(y - rx * 0.2)} ${num(x)} ${num(y + ry * 0.3)}`
    }).join('')
    const buds = petals.length
      ? Array.from({ length: 12 }, () =>
          use(
            random.pick(petals),
            random.between(-0.6, 0.6) * rx,
            y - random.between(-0.1, 0.34) * rx,
            0.62,
            random.between(0, 360),
          ),
        ).join('')
      : ''
    return (
      clipped(
        sheet,
        outline,
        shape(outline, side) + stroke(slides, darken(powder, 0.3), 3, 'opacity="0.18"') + grains,
      ) + buds
    )
  }
  return {
    ...served(sheet, cone),
    macro: () => {
      const ridges = Array.from(
        { length: 7 },
        (_, i) =>
          `M-50 ${num(120 + i * 140)}Q300 ${num(40 + i * 140)} 560 ${num(130 + i * 130)}T1050 ${num(90 + i * 140)}`,
      ).join('')
      return (
        rect(
          0,
          0,
          1000,
          1000,
          sheet.linear(
            [
              [0, lighten(powder, 0.25)],
              [0.5, powder],
              [1, darken(powder, 0.3)],
            ],
            [0, 0],
            [1, 1],
          ),
        ) +
        stroke(ridges, darken(powder, 0.35), 46, 'opacity="0.22"') +
        stroke(ridges, lighten(powder, 0.4), 30, 'opacity="0.2" transform="translate(0 -30)"') +
        speckle(1700, () => [random.between(0, 1000), random.between(0, 1000)], 5) +
        (petals.length
          ? Array.from({ length: 9 }, () =>
              use(
                random.pick(petals),
                random.between(60, 940),
                random.between(60, 940),
                3.2,
                random.between(0, 360),
              ),
            ).join('')
          : '')
      )
    },
  }
}
