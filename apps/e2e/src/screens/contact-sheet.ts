import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Scheme, schemes, type Width, widths, widthsOf } from './screen.types.ts'
import { screens } from './screens.ts'
import { type Report, screenshotFolder } from './screenshot-folder.ts'

const SHEET_WIDTH = 1_600
const GAP = 12
const LABEL = 22
const tiles: Record<Width, { width: number; height: number; aPage: number }> = {
  360: { width: 214, height: 470, aPage: 21 },
  768: { width: 308, height: 520, aPage: 15 },
  1440: { width: 516, height: 420, aPage: 12 },
}

const fileOf = (name: string, width: Width, scheme: Scheme) => `${name}.${width}.${scheme}.png`

const label = (name: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="16" font-family="sans-serif" font-size="14">${name}</text></svg>`,
  )

/** One page of small pictures; tall screens show their beginning. */
const drawPage = async (names: string[], width: Width, scheme: Scheme, file: string): Promise<void> => {
  const tile = tiles[width]
  const columns = Math.floor((SHEET_WIDTH - GAP) / (tile.width + GAP))
  const pieces = await Promise.all(
    names.map(async (name, index) => {
      const left = GAP + (index % columns) * (tile.width + GAP)
      const top = GAP + Math.floor(index / columns) * (tile.height + LABEL + GAP)
      const picture = sharp(join(screenshotFolder, fileOf(name, width, scheme)))
      const { width: w = 1, height: h = 1 } = await picture.metadata()
      const tileHeight = Math.min(tile.height, Math.round((h * tile.width) / w))
      const small = await picture
        .resize({ width: tile.width, height: tileHeight, fit: 'cover', position: 'top' })
        .toBuffer()
      return [
        { input: label(name, tile.width), left, top },
        { input: small, left, top: top + LABEL },
      ]
    }),
  )
  const rows = Math.ceil(names.length / columns)
  const height = GAP + rows * (tile.height + LABEL + GAP)
  await sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: '#b9bcc2' } })
    .composite(pieces.flat())
    .webp({ quality: 85 })
    .toFile(file)
}

const inPages = <Item>(items: Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...inPages(items.slice(size), size)]

const reportsOf = (names: string[]): Promise<Report[]> =>
  Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(join(screenshotFolder, `${name}.json`), 'utf8')) as Report,
    ),
  )

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const rowOf = ({ name, shifts, findings }: Report): string => {
  const pictures = schemes.flatMap((scheme) =>
    widths
      .map((width) => fileOf(name, width, scheme))
      .filter((file) => existsSync(join(screenshotFolder, file)))
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`),
  )
  const told = findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')
  return `<section><h2>${name} <small>CLS ${Object.entries(shifts)
    .map(([width, shift]) => `${width}: ${shift.toFixed(4)}`)
    .join(
      ', ',
    )} · axe ${findings.length}</small></h2><ul>${told}</ul><div>${pictures.join('')}</div></section>`
}

/** Makes `index.html` and the pages of small pictures from what the walk left; runs after it. */
const makeContactSheet = async (): Promise<void> => {
  const walked = screens.filter(({ name }) => existsSync(join(screenshotFolder, `${name}.json`)))
  const pages: string[] = []
  for (const width of widths)
    for (const scheme of schemes) {
      const names = walked.filter((screen) => widthsOf(screen).includes(width)).map(({ name }) => name)
      for (const [index, some] of inPages(names, tiles[width].aPage).entries()) {
        const file = `sheet-${width}-${scheme}-${index + 1}.webp`
        pages.push(file)
        await drawPage(some, width, scheme, join(screenshotFolder, file))
      }
    }
  const reports = await reportsOf(walked.map(({ name }) => name))
  await writeFile(
    join(screenshotFolder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Hojreh: every screen</title><style>body{font:14px sans-serif;margin:24px;background:#b9bcc2}div{display:flex;gap:8px;align-items:flex-start;overflow-x:auto}img{height:360px;width:auto;max-width:520px;object-fit:cover;object-position:top}</style><nav>${pages.map((file) => `<a href="${file}">${file}</a>`).join(' ')}</nav>${reports.map(rowOf).join('')}`,
  )
  process.stdout.write(`\n${walked.length} screens: ${join(screenshotFolder, 'index.html')}\n`)
}

// Playwright asks for a default export.
export default makeContactSheet
