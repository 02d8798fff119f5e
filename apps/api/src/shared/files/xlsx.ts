import { Readable } from 'node:stream'
import type { CsvCell } from '@hojreh/contract/admin'
import { ZipFile } from 'yazl'

type Cells = readonly CsvCell[]

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org'
const SHEET = `${OFFICE}/spreadsheetml/2006/main`
const RELATIONS = `${OFFICE}/package/2006/relationships`
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook of one sheet has besides its rows (ECMA-376, part 1). */
const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** XML has no place for control signs and halves of a sign, whatever an address holds. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')

/** A text is a text whatever it begins with: only an `<f>` is a formula, and none is ever written. */
const cellOf = (cell: CsvCell): string => {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}
const rowOf = (cells: Cells): string => `<row>${cells.map(cellOf).join('')}</row>`

async function* sheetOf(header: Cells, rows: AsyncIterable<Cells>) {
  yield `${HEAD}<worksheet xmlns="${SHEET}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rowOf(header)}`
  for await (const row of rows) yield rowOf(row)
  yield '</sheetData></worksheet>'
}

/** A workbook of one sheet as a stream: however many rows there are, few of them are in memory. */
export const xlsxOf = (header: Cells, rows: AsyncIterable<Cells>): Readable => {
  const zip = new ZipFile()
  const stream = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(HEAD + xml), name)
  zip.addReadStream(Readable.from(sheetOf(header, rows)), 'xl/worksheets/sheet1.xml')
  zip.end()
  return stream
}
