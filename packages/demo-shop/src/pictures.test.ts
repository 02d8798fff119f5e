import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { demoShop } from './demo-shop.ts'
import type { DemoPicture } from './picture.ts'

const shop = demoShop()
const folder = fileURLToPath(new URL('../pictures', import.meta.url))
const MOST_BYTES = 20_000_000
const LARGEST_BYTES = 150 * 1024

const used: DemoPicture[] = [
  ...shop.products.flatMap(({ images }) => images),
  ...shop.categories.map(({ picture }) => picture),
  ...shop.articles.map(({ cover }) => cover),
  ...[...shop.siteContent.slider, ...shop.siteContent.banners].map(({ image }) => image),
]
const documents = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
)

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

describe('the pictures of the demo shop', () => {
  it('are there for every name, and none lies there unused', () => {
    expect([...documents.keys()].toSorted()).toEqual([...new Set(used.map(({ file }) => file))].toSorted())
  })

  it('are as large as their data says', () => {
    const wrong = used.filter(
      ({ file, width, height }) =>
        !documents
          .get(file)
          ?.includes(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`),
    )
    expect(wrong).toEqual([])
  })

  it('are well-formed documents of at most 150 kB without text and outside references', () => {
    const faults = [...documents].flatMap(([file, svg]) => {
      const found = fault(svg)
      return [
        ...(found ? [`${file}: ${found}`] : []),
        ...(svg.length > LARGEST_BYTES ? [`${file}: ${Math.round(svg.length / 1024)} kB`] : []),
        ...(/<text|<image|<filter|<script|href="[^#]|@import/.test(svg)
          ? [`${file}: text or outside reference`]
          : []),
      ]
    })
    expect(faults).toEqual([])
  })

  it('take at most 20 MB together', () => {
    const bytes = [...documents.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('say in Persian what is seen', () => {
    for (const { file, alt } of used) expect(alt, file).toMatch(/[آ-ی]{2}/)
  })

  it('differ between products', () => {
    const mains = shop.products.map(({ images: [main] }) => main?.file)
    const same = mains.filter((main, index) => mains.indexOf(main) !== index)
    // Options that differ in size or weight alone may share one picture.
    expect(same.length).toBeLessThan(25)
  })
})
