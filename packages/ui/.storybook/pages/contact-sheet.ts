import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { allViewports, type Viewport } from './viewports.ts'

const SHEET_WIDTH = 1_800
const GAP = 12
const LABEL = 20
const GROUND = '#d6d3cc'

/** As wide as many fit beside each other and still show what is where; of a long page the beginning. */
const tileOf = ({ width }: Viewport) => ({
  width: Math.round(120 + width / 9),
  height: width === 360 ? 360 : 300,
})

const nameOf = ({ width, scheme }: Viewport) => `${width}.${scheme}`

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="1" y="14" font-family="sans-serif" font-size="11" fill="#1e2430">${text}</text></svg>`,
  )

/** Draws all pages in one viewport as one picture. */
const drawSheet = async (folder: string, pages: readonly string[], viewport: Viewport): Promise<void> => {
  const tile = tileOf(viewport)
  const columns = Math.floor((SHEET_WIDTH - GAP) / (tile.width + GAP))
  const rowHeight = tile.height + LABEL + GAP
  const pieces = await Promise.all(
    pages.map(async (page, index) => {
      const left = GAP + (index % columns) * (tile.width + GAP)
      const top = GAP + Math.floor(index / columns) * rowHeight
      const picture = sharp(join(folder, `${page}.${nameOf(viewport)}.jpg`)).resize({ width: tile.width })
      const { data, info } = await picture.toBuffer({ resolveWithObject: true })
      const height = Math.min(info.height, tile.height)
      const input = await sharp(data).extract({ left: 0, top: 0, width: tile.width, height }).toBuffer()
      return [
        { input: label(page.replace('pages-', ''), tile.width), left, top },
        { input, left, top: top + LABEL },
      ]
    }),
  )
  const height = GAP + Math.ceil(pages.length / columns) * rowHeight
  await sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: GROUND } })
    .composite(pieces.flat())
    .webp({ quality: 85 })
    .toFile(join(folder, `sheet.${nameOf(viewport)}.webp`))
}

const pageOf = (pages: readonly string[], viewport: Viewport, files: ReadonlySet<string>) => {
  const figures = pages
    .map((page) => `${page}.${nameOf(viewport)}.jpg`)
    .filter((file) => files.has(file))
    .map((file) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>${file}</figure>`)
  return `<h2>${viewport.width} ${viewport.scheme}</h2><section>${figures.join('')}</section>`
}

/** Makes `index.html` and a sheet for each viewport of the screenshots in a folder. Returns how many pages it has. */
export const makeContactSheet = async (folder: string): Promise<number> => {
  const files = new Set(readdirSync(folder).filter((file) => file.endsWith('.jpg')))
  const pages = [...new Set([...files].map((file) => file.split('.')[0] ?? ''))].sort()
  const style = `body{font:12px sans-serif;background:${GROUND}}section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;inline-size:220px}img{inline-size:100%}`
  const sections = allViewports.map((viewport) => pageOf(pages, viewport, files))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hojreh: every page</title><style>${style}</style>${sections.join('')}</html>`,
  )
  for (const viewport of allViewports)
    await drawSheet(
      folder,
      pages.filter((page) => files.has(`${page}.${nameOf(viewport)}.jpg`)),
      viewport,
    )
  return pages.length
}
