import { describe, expect, it } from 'vitest'
import { demoShop } from '../demo-shop.ts'
import type { PictureSpec } from '../types.ts'
import { drawPicture } from './draw-picture.ts'

const shop = demoShop()
const SQUARE = { width: 1200, height: 1200 }
const LARGEST = 150 * 1024

type Drawing = [spec: PictureSpec, size: { width: number; height: number }]

const drawings: Drawing[] = [
  ...shop.products.flatMap(({ images }) => images.map((image): Drawing => [image, SQUARE])),
  ...shop.categories.map(({ picture }): Drawing => [picture, { width: 900, height: 1200 }]),
  ...shop.articles.map(({ cover }): Drawing => [cover, { width: 1600, height: 900 }]),
  ...shop.siteContent.slider.map(({ image }): Drawing => [image, { width: 1600, height: 700 }]),
  ...shop.siteContent.banners.map(({ image }): Drawing => [image, { width: 1200, height: 600 }]),
]

/** The first tag that is opened and closed in the wrong order, an undefined reference or a broken number. */
function fault(svg: string): string | null {
  const open: string[] = []
  for (const [tag, close, name, end] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return tag
    } else if (!end) open.push(name ?? '')
  }
  if (open.length > 0) return `<${open.join(' ')}> stays open`
  if (/NaN|undefined|Infinity/.test(svg)) return 'a broken number'
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const missing = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].find(([, id]) => !ids.has(id))
  return missing ? `nothing is called ${missing[1]}` : null
}

describe('every picture of the shop', () => {
  it('is a well-formed document of at most 150 kB without text and outside references', {
    timeout: 120_000,
  }, () => {
    const faults = drawings.flatMap(([spec, size]) => {
      const svg = drawPicture(spec, size)
      const name = `${spec.kind} ${spec.seed} ${spec.view}`
      const found = fault(svg)
      return [
        ...(found ? [`${name}: ${found}`] : []),
        ...(svg.length > LARGEST ? [`${name}: ${Math.round(svg.length / 1024)} kB`] : []),
        ...(/<text|<image|<filter|href="[^#]|@import/.test(svg)
          ? [`${name}: text or outside reference`]
          : []),
      ]
    })
    expect(faults).toEqual([])
  })

  it('says in Persian what is seen', () => {
    for (const [spec] of drawings) expect(spec.alt).toMatch(/[آ-ی]{2}/)
  })
})

it('draws the same picture again and another one for another seed', () => {
  const spec: PictureSpec = { kind: 'carpet', seed: 11, view: 'front', palette: 'lapis', alt: '' }
  expect(drawPicture(spec, SQUARE)).toBe(drawPicture(spec, SQUARE))
  expect(drawPicture({ ...spec, seed: 16 }, SQUARE)).not.toBe(drawPicture(spec, SQUARE))
})

it('shows different pictures for different products', () => {
  const mains = shop.products.map(
    ({ images: [main] }) => main && `${main.kind} ${main.seed} ${main.palette} ${main.view}`,
  )
  const same = mains.filter((main, index) => mains.indexOf(main) !== index)
  // Options that differ in size or weight alone may share one picture.
  expect(same.length).toBeLessThan(25)
})
