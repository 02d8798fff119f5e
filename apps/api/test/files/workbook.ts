import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetml = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${sheetml}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // Format 22 is a day with its time.
  'xl/styles.xml': `<styleSheet xmlns="${sheetml}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** A cell as Excel writes it: a text, a number, a formula with its last value, or a day by its number. */
export type WorkbookCell = string | number | { formula: string; value: string } | { day: number }

const cellOf = (cell: WorkbookCell, at: string) => {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
  return 'day' in cell
    ? `<c r="${at}" s="1"><v>${cell.day}</v></c>`
    : `<c r="${at}" t="str"><f>${cell.formula}</f><v>${cell.value}</v></c>`
}

const zipOf = (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A workbook of one sheet; `further` files stand beside it. */
export const workbookOf = (rows: WorkbookCell[][], further: Record<string, Buffer> = {}): Promise<Buffer> => {
  const lines = rows.map((cells, place) => {
    const row = cells.map((cell, n) => cellOf(cell, `${String.fromCharCode(65 + n)}${place + 1}`))
    return `<row r="${place + 1}">${row.join('')}</row>`
  })
  const sheet = `<worksheet xmlns="${sheetml}"><sheetData>${lines.join('')}</sheetData></worksheet>`
  return zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet, ...further })
}
