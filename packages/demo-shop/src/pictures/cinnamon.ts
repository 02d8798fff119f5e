import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point } from './geometry.ts'
import { ellipse, rect, type Sheet, stroke } from './sheet.ts'
import type { Thing } from './thing.ts'

/** Rolled bark quills tied with string. */
export function cinnamon(sheet: Sheet): Thing {
  const { random } = sheet
  const bark = '#9a5a2e'
  let quills = ''
  for (let row = 2; row >= 0; row -= 1) {
    for (let i = 0; i < 5 - row; i += 1) {
      const y = -26 - row * 44 - random.between(0, 4)
      const x = random.between(-14, 14)
      const tone = mix(bark, random.pick(['#7a4220', '#b3713c']), random.next() * 0.6)
      const skin = sheet.linear([
        [0, lighten(tone, 0.3)],
        [0.4, tone],
        [1, darken(tone, 0.55)],
      ])
      const top = y - i * 5
      const long = 210 + random.between(-16, 16)
      const grain = Array.from(
        { length: 5 },
        (_, n) => `M${num(x - long)} ${num(top - 16 + n * 8)}h${num(long * 2)}`,
      ).join('')
      const end = x + long
      // Both edges of the bark roll inwards.
      const roll = (side: 1 | -1) =>
        lines(
          Array.from({ length: 20 }, (_, n): Point => {
            const turn = n * 0.48
            const r = 1 - n / 24
            return [
              end + Math.cos(side * turn) * 6 * r - side * 4.5,
              top + side * 10 * 0.2 + Math.sin(side * turn) * 19 * r,
            ]
          }),
          false,
        )
      const curl = roll(1) + roll(-1)
      quills +=
        rect(x - long, top - 22, long * 2, 44, skin, 'rx="9"') +
        stroke(grain, darken(tone, 0.4), 1, 'opacity="0.35"') +
        ellipse(x + long, top, 12, 22, darken(tone, 0.42)) +
        stroke(curl, lighten(tone, 0.28), 3) +
        stroke(curl, darken(tone, 0.6), 0.8)
    }
  }
  const string = Array.from(
    { length: 4 },
    (_, i) =>
      `M${num(-30 + i * 9)} -2C${num(-40 + i * 9)} -60 ${num(-38 + i * 9)} -110 ${num(-24 + i * 9)} -150`,
  ).join('')
  const bow =
    'M-10 -150C-70 -210 -80 -150 -10 -150C60 -210 66 -150 -10 -150M-10 -150C-20 -120 -50 -110 -66 -92M-10 -150C6 -124 24 -110 44 -96'
  return {
    svg:
      quills +
      stroke(string + bow, '#7a6238', 5, 'stroke-linecap="round"') +
      stroke(string + bow, '#d8c08a', 3, 'stroke-linecap="round" stroke-dasharray="6 2"'),
    width: 480,
    height: 190,
    pose: 'stands',
    centimetres: 5,
    foot: 226,
    flat: 0.07,
    focus: { at: [100, -80], across: 210 },
  }
}
