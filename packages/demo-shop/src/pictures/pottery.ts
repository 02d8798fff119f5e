import { darken, lighten, mix } from './colour.ts'
import { lines, type Point } from './geometry.ts'
import type { Brush } from './glaze.ts'
import { belt, type Lathe } from './lathe.ts'
import { type Sheet, shape, stroke } from './sheet.ts'

/** Three manners of Iranian pottery: painted under a clear glaze, one deep glaze, and reserved ornament on deep glaze. */
export function manner(sheet: Sheet): { ground: string; brush: Brush; plain: boolean } {
  const { colours, random, variant } = sheet
  const chosen = random.int(0, 4)
  // A promised motif needs a painted vessel, and the plain one must stay plain.
  const kind = variant === 'plain' ? 0 : variant && chosen === 0 ? 2 : chosen
  if (kind === 0)
    return {
      ground: colours.main,
      plain: true,
      brush: {
        ink: darken(colours.main, 0.34),
        second: darken(colours.main, 0.2),
        accent: lighten(colours.main, 0.3),
        ground: colours.main,
      },
    }
  if (kind === 1)
    return {
      ground: colours.main,
      plain: false,
      brush: {
        ink: colours.dark,
        second: lighten(colours.main, 0.45),
        accent: colours.ground,
        ground: colours.main,
      },
    }
  const ground = mix('#f6f0e0', colours.ground, 0.6)
  return {
    ground,
    plain: false,
    brush: {
      ink: kind === 2 ? colours.second : colours.main,
      second: kind === 2 ? colours.main : colours.second,
      accent: colours.third,
      ground,
    },
  }
}

/** Glaze that gathers: darker and glassier towards the foot, an uneven end above the clay. */
export function glazeEnd(sheet: Sheet, lathe: Lathe, ground: string): string {
  const clay = sheet.random.pick(['#b98a5e', '#c49a6c', '#a8754c'])
  const edge = lathe.height * 0.07
  const drops: Point[] = []
  const [slow, quick] = [sheet.random.between(0, 6), sheet.random.between(0, 6)]
  for (let i = 0; i <= 40; i += 1) {
    const angle = -1.57 + (i / 40) * 3.14
    drops.push(
      lathe.project(
        angle,
        edge * (0.62 + 0.2 * Math.sin(angle * 4 + slow) + 0.12 * Math.sin(angle * 9 + quick)),
      ),
    )
  }
  const foot = [
    ...drops,
    ...Array.from({ length: 13 }, (_, i): Point => lathe.project(1.57 - (i / 12) * 3.14, 0)),
  ]
  return shape(lines(foot), clay) + stroke(lines(drops, false), darken(ground, 0.3), 3, 'opacity="0.6"')
}

export function rings(lathe: Lathe, ink: string): string {
  return [0.2, 0.24, 0.52, 0.55, 0.58, 0.8]
    .map((share) =>
      shape(belt(lathe, lathe.height * share, lathe.height * share + 3.5), ink, 'opacity="0.7"'),
    )
    .join('')
}
