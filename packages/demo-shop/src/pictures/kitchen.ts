import { darken, lighten, mix } from './colour.ts'
import { lines, num, type Point, sample } from './geometry.ts'
import { around, belt, body, glint, type Lathe, mouth, turn } from './lathe.ts'
import { disc } from './motifs.ts'
import { ellipse, group, rect, type Sheet, shape, stroke } from './sheet.ts'
import { boxShadow } from './stage.ts'
import type { Thing } from './thing.ts'

/** Rows of hammer marks: a dark and a bright crescent each. */
function hammered(lathe: Lathe, from: number, to: number, tone: string): string {
  let svg = ''
  let row = 0
  for (let y = from; y < to; y += 15, row += 1) {
    const count = Math.max(8, Math.round((lathe.radius(y) * 2 * Math.PI) / 21))
    const at = { count, y, shift: row % 2 ? 0.5 : 0 }
    svg += around(lathe, disc(9, 10), { ...at, size: 1, fill: darken(tone, 0.28), more: 'opacity="0.34"' })
    svg += around(lathe, disc(7, 10).map(([x, dy]): Point => [x - 1.4, dy + 1.6]), { ...at, size: 1, fill: lighten(tone, 0.42), more: 'opacity="0.5"' })
  }
  return svg
}

/** The broken light of polished metal, in vertical streaks. */
function polish(sheet: Sheet, lathe: Lathe, tone: string): string {
  const wide = Math.max(...lathe.profile.map(([, r]) => r))
  const streaks = sheet.linear([[0, darken(tone, 0.5)], [0.1, tone], [0.2, lighten(tone, 0.6)], [0.28, lighten(tone, 0.2)], [0.46, darken(tone, 0.2)], [0.6, lighten(tone, 0.3)], [0.7, tone], [0.88, darken(tone, 0.5)], [0.96, lighten(tone, 0.2)], [1, darken(tone, 0.3)]], [0, 0], [1, 0])
  return rect(-wide, -lathe.height - wide, wide * 2, lathe.height + wide * 2, streaks, 'opacity="0.75"')
}

/** A hammered copper pot with its lid, or (seed 316) a pail with a swing handle. */
export function copperPot(sheet: Sheet): Thing {
  const { random } = sheet
  const pail = sheet.seed === 316
  const copper = mix('#bd6b3a', '#a9552c', random.next() * 0.6)
  const brass = '#cfa250'
  const pot = turn(pail ? [[0, 96], [8, 100], [120, 128], [230, 146], [240, 150]] : random.pick([[[0, 130], [14, 150], [60, 176], [130, 178], [168, 168], [176, 174]], [[0, 140], [12, 152], [90, 160], [170, 164], [178, 170]]] as Point[][]), 0.24)
  const tall = pot.height
  const base = body(sheet, pot, copper, polish(sheet, pot, copper) + hammered(pot, tall * 0.1, tall * 0.86, copper) + shape(belt(pot, tall * 0.9, tall * 0.93), darken(copper, 0.35)), 0.7)
  const ear = (s: number) => {
    const y = -tall * 0.74
    const r = pot.radius(tall * 0.74)
    const loop = `M${num(s * (r - 6))} ${num(y - 22)}C${num(s * (r + 46))} ${num(y - 34)} ${num(s * (r + 46))} ${num(y + 30)} ${num(s * (r - 6))} ${num(y + 20)}`
    return stroke(loop, darken(brass, 0.5), 15, 'stroke-linecap="round"') + stroke(loop, brass, 11, 'stroke-linecap="round"') + stroke(loop, lighten(brass, 0.6), 3, 'stroke-linecap="round" transform="translate(-1 -2)"')
  }
  if (pail) {
    const r = pot.radius(tall)
    const swing = `M${num(-r + 4)} ${num(-tall + 12)}C${num(-r)} ${num(-tall - 210)} ${num(r)} ${num(-tall - 210)} ${num(r - 4)} ${num(-tall + 12)}`
    const handle = stroke(swing, darken(copper, 0.6), 13) + stroke(swing, copper, 9) + stroke(swing, lighten(copper, 0.6), 2.4, 'transform="translate(-1.5 -2)"')
    const rivets = [-1, 1].map((s) => ellipse(s * (r - 4), -tall + 22, 11, 18, brass) + ellipse(s * (r - 4), -tall + 14, 4, 4, darken(brass, 0.5))).join('')
    return { svg: handle + base + mouth(sheet, pot, lighten(copper, 0.3), '#b9b6ad', 6) + rivets, width: 310, height: tall + 180, pose: 'stands', centimetres: 32, foot: 104, focus: { at: [-20, -tall * 0.5], across: 190 } }
  }
  const lidShape = turn([[0, pot.radius(tall) + 4], [8, pot.radius(tall) + 2], [34, 132], [58, 74], [66, 26], [70, 12], [84, 10], [96, 22], [110, 18], [116, 3]], 0.24)
  const lid = body(sheet, lidShape, copper, polish(sheet, lidShape, copper) + hammered(lidShape, 16, 58, copper) + shape(belt(lidShape, 68, 116), brass), 0.7)
  return {
    svg: ear(-1) + ear(1) + base + group(lid + glint(lidShape, 12, 52, -0.7, 0.3, 0.4), `translate(0 ${num(-tall + 2)})`) + glint(pot, tall * 0.2, tall * 0.7, -0.9, 0.12, 0.4),
    width: 440, height: tall + 120, pose: 'stands', centimetres: 21, foot: 150, focus: { at: [-50, -tall * 0.6], across: 240 },
  }
}

/** Wooden spoons side by side, each cut from its own piece. */
export function spoons(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const pair = sheet.seed === 324
  const base = colours.main === '#d9c39a' ? '#d8b684' : colours.main === '#d08a1c' ? '#c08a4c' : '#7a4f30'
  const heads: Point[][] = [
    [[0, -210], [34, -196], [48, -150], [40, -104], [14, -74], [-14, -74], [-40, -104], [-48, -150], [-34, -196]],
    [[-44, -208], [44, -208], [50, -150], [36, -96], [12, -72], [-12, -72], [-36, -96], [-50, -150]],
    [[0, -206], [28, -190], [36, -150], [30, -112], [11, -80], [-11, -80], [-30, -112], [-36, -150], [-28, -190]],
    [[-50, -196], [-6, -206], [46, -190], [52, -146], [34, -98], [12, -72], [-14, -74], [-44, -104]],
    [[0, -214], [22, -206], [28, -170], [22, -120], [10, -86], [-10, -86], [-22, -120], [-28, -170], [-22, -206]],
  ]
  const count = pair ? 2 : 5
  let svg = ''
  for (let i = 0; i < count; i += 1) {
    const tone = mix(base, random.pick(['#5d3a22', '#c39a66', '#8a5a36']), random.next() * 0.35)
    const head = sample(heads[(i + (pair ? 1 : 0)) % heads.length] ?? [], 5)
    const handle = sample([[-10, -82], [-8, 60], [-12, 180], [-9, 208], [0, 214], [9, 208], [12, 180], [8, 60], [10, -82]], 5)
    const wood = sheet.linear([[0, lighten(tone, 0.25)], [0.45, tone], [1, darken(tone, 0.35)]], [0, 0], [1, 0.1])
    let grain = ''
    for (let g = -5; g <= 5; g += 1) grain += `M${num(g * 8)} -210C${num(g * 9 + random.between(-5, 5))} -150 ${num(g * 2)} -90 ${num(g * 1.6)} -60L${num(g * 1.6)} 210`
    const bowl = i === 1 || (pair && i === 0)
      ? [-24, 0, 24].map((x) => rect(x - 4, -184, 8, 70, darken(tone, 0.65), 'rx="4"')).join('')
      : ellipse(0, -148, 30, 46, sheet.radial([[0, darken(tone, 0.1)], [0.7, darken(tone, 0.42)], [1, darken(tone, 0.2)]], [0.6, 0.66], 0.7)) + stroke('M-26 -130Q-22 -110 0 -104Q22 -110 27 -136', lighten(tone, 0.5), 2, 'opacity="0.5"')
    const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${lines(head)}${lines(handle)}"/></clipPath>`)
    const one = shape(lines(handle), wood) + shape(lines(head), wood) + `<g clip-path="url(#${clip})">${stroke(grain, darken(tone, 0.4), 1, 'opacity="0.35"')}</g>` + bowl + ellipse(0, 196, 3.6, 3.6, darken(tone, 0.7))
    const x = (i - (count - 1) / 2) * (pair ? 130 : 96)
    const shade = group(shape(lines(handle) + lines(head), '#24160e', 'opacity="0.16"'), 'translate(8 11)') + group(shape(lines(handle) + lines(head), '#24160e', 'opacity="0.12"'), 'translate(14 18) scale(1.02)')
    svg += group(shade + one, `translate(${num(x)} ${num(random.between(-8, 8))}) rotate(${num(random.between(-4, 4))})`)
  }
  const cloth = pair ? '' : linen(sheet)
  return { svg: cloth + svg, width: pair ? 300 : 500, height: 460, pose: 'lies', centimetres: 32, focus: { at: [-40, -130], across: 210 } }
}

function linen(sheet: Sheet): string {
  const weave = sheet.define((id) => `<pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1H4M0 3H4" stroke="#fffdf4" stroke-width=".7" opacity=".5"/><path d="M1 0V4M3 0V4" stroke="#8a7a5c" stroke-width=".5" opacity=".3"/></pattern>`)
  const box = [-220, 20, 440, 150] as const
  return boxShadow(...box, 10) + rect(...box, '#e3d8c2') + rect(...box, `url(#${weave})`) + rect(-220, 34, 440, 8, sheet.colours.second, 'opacity="0.7"') + rect(-220, 148, 440, 8, sheet.colours.second, 'opacity="0.7"')
}

/** Three candles, on brass when the palette is of night. */
export function candles(sheet: Sheet): Thing {
  const { random, colours } = sheet
  const brass = colours.main === '#1d2c57'
  const wax = brass ? '#f3ead6' : { '#d08a1c': '#dba544', '#d9c39a': '#f5efe0', '#9c2236': '#9c2236' }[colours.main] ?? '#e9d9b4'
  const one = (x: number, tall: number, r: number) => {
    const stick = turn([[0, r], [tall, r]], 0.26, true)
    const holder = turn([[0, 62], [8, 66], [18, 40], [30, 18], [64, 14], [76, 26], [90, 15], [112, 20], [124, 40], [130, 42]], 0.26)
    const lift = brass ? 122 : 0
    const combs = brass || wax !== '#dba544' ? '' : honeycomb(stick)
    const glow = sheet.radial([[0, '#fff3b8', 0.85], [0.25, '#ffd77a', 0.35], [1, '#ffcf6a', 0]])
    const flame = sample([[0, 0], [9, -14], [8, -32], [0, -60], [-7, -34], [-9, -14]], 6)
    const drip = `M${num(-r)} ${num(-tall)}q4 22 8 4t10 16t12 -14z`
    const top = -tall - lift
    return group(
      (brass ? body(sheet, holder, '#c9a04c', polish(sheet, holder, '#c9a04c'), 0.8) : '') +
        group(body(sheet, stick, wax, combs + shape(belt(stick, tall * 0.72, tall), '#fff2c4', 'opacity="0.4"'), 0.75) + ellipse(0, -tall, r, r * 0.26, lighten(wax, 0.45)) + ellipse(2, -tall, r * 0.6, r * 0.14, lighten(wax, 0.75)) + shape(drip, lighten(wax, 0.25), 'opacity="0.8"'), `translate(0 ${-lift})`) +
        stroke(`M0 ${num(top)}q2 -8 0 -16`, '#2a2018', 3) + ellipse(0, top - 40, 120, 120, glow) +
        group(shape(lines(flame), '#ffb938') + shape(lines(flame.map(([a, b]): Point => [a * 0.6, b * 0.72 - 3])), '#ffe9a0') + ellipse(0, -8, 4, 6, '#6f8fd0', 'opacity="0.6"'), `translate(0 ${num(top - 12)})`),
      `translate(${num(x)} ${num(Math.abs(x) * 0.06)})`,
    )
  }
  const sizes = brass ? [[-130, 190, 21], [130, 190, 21], [0, 230, 21]] : [[-112, random.between(180, 210), 42], [108, random.between(120, 150), 44], [0, random.between(250, 280), 44]]
  return {
    svg: sizes.map(([x = 0, tall = 0, r = 0]) => one(x, tall, r)).join(''),
    width: brass ? 400 : 330,
    height: brass ? 430 : 350,
    pose: 'stands',
    centimetres: brass ? 34 : 20,
    foot: brass ? 180 : 150,
    focus: { at: [0, -260], across: 230 },
  }
}

function honeycomb(stick: Lathe): string {
  const cell: Point[] = Array.from({ length: 6 }, (_, i): Point => [Math.cos((i * Math.PI) / 3) * 6, Math.sin((i * Math.PI) / 3) * 6])
  let svg = ''
  for (let y = 8, row = 0; y < stick.height - 4; y += 11, row += 1) svg += around(stick, cell, { count: 18, y, size: 1, shift: row % 2 ? 0.5 : 0, fill: '#a8741c', more: 'opacity="0.4"' })
  return svg
}
