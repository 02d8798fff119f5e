import { companions } from './companions.ts'
import { teaGlass } from './glass.ts'
import { room } from './room.ts'
import { someRoom } from './rooms.ts'
import { group, move, rect, type Sheet } from './sheet.ts'
import { boxShadow, groundShadow, studio, tabletop } from './stage.ts'
import type { Thing } from './thing.ts'
import { plinth, velvet } from './velvet.ts'

/** Puts a thing with its shadow on the ground (standing) or with its middle at the point (lying, hanging). */
export function put(sheet: Sheet, thing: Thing, x: number, y: number, scale: number): string {
  if (thing.pose === 'stands') {
    const foot = (thing.foot ?? thing.width * 0.42) * scale
    return groundShadow(sheet, x, y, foot, thing.flat) + move(thing.svg, x, y, scale)
  }
  return move(thing.svg, x, y, scale)
}

function fit(thing: Thing, width: number, height: number): number {
  return Math.min(width / thing.width, height / thing.height)
}

function front(sheet: Sheet, thing: Thing): string {
  const { width, height } = sheet
  if (thing.pose === 'stands') {
    const scale = fit(thing, width * 0.74, height * 0.68)
    const y = height * 0.5 + (thing.height * scale) / 2 + height * 0.045
    return studio(sheet) + put(sheet, thing, width / 2, y, scale)
  }
  const scale = fit(thing, width * 0.84, height * 0.86)
  return tabletop(sheet) + put(sheet, thing, width / 2, height / 2, scale)
}

function detail(sheet: Sheet, thing: Thing): string {
  const { width, height } = sheet
  const veil = sheet.radial(
    [
      [0.5, '#1c110c', 0],
      [1, '#1c110c', 0.3],
    ],
    [0.42, 0.4],
    0.8,
  )
  const end = rect(0, 0, width, height, veil)
  const size = Math.max(width, height)
  if (thing.macro) return group(thing.macro(), `scale(${(size / 1000).toFixed(4)})`) + end
  const scale = size / thing.focus.across
  const [fx, fy] = thing.focus.at
  const back = thing.pose === 'stands' ? studio(sheet) : tabletop(sheet)
  return back + put(sheet, thing, width / 2 - fx * scale, height / 2 - fy * scale, scale) + end
}

/** A wall for what hangs, velvet for what is small and precious, a counter with company for the rest. */
function inTheHouse(sheet: Sheet, thing: Thing): string {
  if (thing.setting) return thing.setting()
  const { width, height } = sheet
  const wide = width > height * 1.3
  // On wide pictures the right side stays calm for the text of a slide or a cover.
  const x = wide ? width * 0.36 : width * 0.5
  if (thing.pose === 'hangs') {
    const place = room(sheet, { counter: 0.8, niches: 0 })
    const scale = fit(thing, width * 0.62, height * 0.66)
    const [w, h] = [thing.width * scale, thing.height * scale]
    const y = height * 0.06 + h / 2
    return (
      place.svg +
      (thing.round ? '' : boxShadow(x - w / 2, y - h / 2, w, h, height * 0.03)) +
      put(sheet, thing, x, y, scale) +
      companions(sheet, {
        x,
        ground: height * 0.9,
        reach: Math.min(width * 0.34, height * 0.4),
        size: height * 0.19,
      })
    )
  }
  if (thing.pose === 'lies') {
    const scale = fit(thing, width * 0.72, height * 0.74)
    const surface = thing.precious ? velvet(sheet) : tabletop(sheet)
    return surface + put(sheet, thing, x, height * 0.52, scale)
  }
  if (thing.precious) {
    const stand = plinth(sheet, x, height * 0.86, Math.min(width, height) * 0.27)
    const scale = fit(thing, width * 0.56, height * 0.52)
    return velvet(sheet) + stand.svg + put(sheet, thing, x, stand.top + height * 0.012, scale)
  }
  const place = someRoom(sheet)
  const scale = fit(thing, width * 0.5, height * 0.52)
  // Company keeps its true size beside the thing, within what the frame can hold.
  const perCentimetre = (thing.height * scale) / thing.centimetres
  const size = Math.max(height * 0.17, Math.min(height * 0.34, perCentimetre * 15))
  const reach = Math.max(thing.width * scale * 0.5 + size * 0.42, height * 0.27)
  return (
    place.svg +
    companions(sheet, { x, ground: place.ground - height * 0.035, reach, size, withGlass: !thing.isGlass }) +
    put(sheet, thing, x, place.ground + height * 0.03, scale)
  )
}

function besideGlass(sheet: Sheet, thing: Thing): string {
  const { width, height } = sheet
  const glass = teaGlass(sheet)
  const perCentimetre = thing.height / thing.centimetres
  const glassScale = (glass.centimetres * perCentimetre) / glass.height
  const total = thing.width + glass.width * glassScale * 1.15
  const tallest = Math.max(thing.height, glass.height * glassScale)
  const scale = Math.min((width * 0.82) / total, (height * 0.66) / tallest)
  const y = height * 0.5 + (tallest * scale) / 2 + height * 0.04
  const start = width / 2 - (total * scale) / 2
  const thingY = thing.pose === 'stands' ? y : y - (thing.height * scale) / 2
  return (
    studio(sheet) +
    put(sheet, thing, start + (thing.width * scale) / 2, thingY, scale) +
    put(sheet, glass, width - start - (glass.width * glassScale * scale) / 2, y, glassScale * scale)
  )
}

/** Arranges a thing for the view that the sheet asks for. */
export function compose(sheet: Sheet, thing: Thing): string {
  if (sheet.view === 'detail') return detail(sheet, thing)
  if (sheet.view === 'scale') return besideGlass(sheet, thing)
  return sheet.view === 'setting' ? inTheHouse(sheet, thing) : front(sheet, thing)
}
