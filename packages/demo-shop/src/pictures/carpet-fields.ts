import type { Random } from '../random.ts'
import { DYE, leaf, rosette, spiral } from './carpet-motifs.ts'
import type { Knots } from './knots.ts'

/** Scatters arabesques over the field; the quarter is mirrored later, so the middle lines fall on themselves. */
export function fillField(knots: Knots, random: Random, pitch: number, dark: boolean): void {
  const main: [number, number, number] = dark
    ? [DYE.ivory, DYE.rose, DYE.gold]
    : [DYE.ivory, DYE.teal, DYE.gold]
  for (let row = 0; row * pitch < knots.height + pitch; row += 1) {
    for (let column = 0; column * pitch < knots.width + pitch; column += 1) {
      const x = column * pitch + (row % 2 ? pitch / 2 : 0)
      const y = row * pitch * 0.9
      if ((row + column) % 2 === 0)
        spiral(knots, x, y, pitch * 0.46, random.next() * 6, column % 2 ? 1 : -1, random)
      else {
        rosette(knots, x, y, pitch * 0.24, random.pick([6, 8]), main)
        for (let i = 0; i < 4; i += 1)
          leaf(knots, x, y, pitch * 0.44, i * 1.57 + 0.78, i % 2 ? DYE.leaf : DYE.gold)
      }
    }
  }
}

/** The repeat of small fish-like leaves around a lozenge (Herati), for fields of fine carpets. */
export function fillHerati(knots: Knots, pitch: number): void {
  for (let row = 0; row * pitch < knots.height + pitch; row += 1) {
    for (let column = 0; column * pitch < knots.width + pitch; column += 1) {
      const [x, y] = [column * pitch, row * pitch]
      for (let s = -1; s <= 1; s += 2) {
        for (let q = -1; q <= 1; q += 2) {
          for (let t = 0; t <= pitch * 0.36; t += 0.5)
            knots.set(Math.round(x + s * t), Math.round(y + q * (pitch * 0.36 - t)), DYE.gold)
        }
        leaf(knots, x - pitch * 0.3, y + s * pitch * 0.36, pitch * 0.6, s * 0.1, DYE.teal)
        leaf(knots, x + s * pitch * 0.36, y - pitch * 0.3, pitch * 0.6, Math.PI / 2 + s * 0.1, DYE.ivory)
      }
      rosette(knots, x, y, pitch * 0.2, 8, [DYE.rose, DYE.ivory, DYE.gold])
      rosette(knots, x + pitch / 2, y + pitch / 2, pitch * 0.17, 6, [DYE.ivory, DYE.rose, DYE.navy])
    }
  }
}

/** Compartments with a tree, a cypress, a flower or a star: the garden carpet of the Bakhtiari. */
export function fillGarden(knots: Knots, random: Random, size: number): void {
  const grounds = [DYE.field, DYE.navy, DYE.ivory, DYE.teal, DYE.gold, DYE.rose]
  for (let row = 0; row * size < knots.height; row += 1) {
    for (let column = 0; column * size < knots.width; column += 1) {
      const ground = grounds[(row * 2 + column * 3 + random.int(0, 1)) % grounds.length] ?? DYE.ivory
      const [x0, y0] = [column * size, row * size]
      for (let y = 0; y < size; y += 1)
        for (let x = 0; x < size; x += 1)
          knots.set(x0 + x, y0 + y, x < 2 || y < 2 ? DYE.outline : x < 3 || y < 3 ? DYE.gold : ground)
      const [cx, cy] = [x0 + size / 2 + 1, y0 + size / 2 + 1]
      const kind = random.int(0, 3)
      const ink = ground === DYE.ivory || ground === DYE.gold ? DYE.navy : DYE.ivory
      if (kind === 0) {
        for (let t = 0; t < size * 0.7; t += 1) {
          const half = Math.sin((t / (size * 0.7)) ** 0.7 * Math.PI) * size * 0.17
          for (let x = -half; x <= half; x += 1)
            knots.set(
              Math.round(cx + x),
              Math.round(cy - size * 0.36 + t),
              Math.abs(x) > half - 1.4 ? ink : DYE.leaf,
            )
        }
      } else if (kind === 1) {
        rosette(knots, cx, cy, size * 0.34, 8, [ink, DYE.rose, DYE.gold])
        for (let i = 0; i < 4; i += 1)
          leaf(
            knots,
            cx + Math.cos(i * 1.57 + 0.78) * size * 0.3,
            cy + Math.sin(i * 1.57 + 0.78) * size * 0.3,
            size * 0.2,
            i * 1.57 + 0.78,
            DYE.leaf,
          )
      } else if (kind === 2) {
        for (let t = 0; t < size * 0.6; t += 1)
          knots.set(Math.round(cx), Math.round(cy + size * 0.36 - t), DYE.outline)
        for (let i = 0; i < 5; i += 1)
          for (const s of [-1, 1])
            leaf(
              knots,
              cx,
              cy + size * (0.2 - i * 0.11),
              size * (0.34 - i * 0.04),
              s < 0 ? Math.PI + 0.7 : -0.7,
              i % 2 ? DYE.leaf : ink,
            )
        rosette(knots, cx, cy - size * 0.3, size * 0.12, 5, [DYE.rose, ink, DYE.gold])
      } else {
        for (let y = -size * 0.34; y <= size * 0.34; y += 1)
          for (let x = -size * 0.34; x <= size * 0.34; x += 1) {
            const d =
              Math.max(Math.abs(x) + Math.abs(y) * 0.4, Math.abs(y) + Math.abs(x) * 0.4) / (size * 0.34)
            if (d < 1)
              knots.set(
                Math.round(cx + x),
                Math.round(cy + y),
                d > 0.86 ? DYE.outline : d > 0.6 ? ink : d > 0.34 ? DYE.rose : DYE.gold,
              )
          }
      }
    }
  }
}
