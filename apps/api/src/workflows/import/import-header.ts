import type { GoodsHeader, ImportColumns, ImportField } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { lockSetting, readSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import type { FileRow } from '../../modules/import/file-row.ts'
import { ImportFileError } from '../../modules/import/import-error.ts'
import { readRows } from '../../modules/import/read-file.ts'
import { headerForm, plainColumns } from '../../modules/import/rows/columns.ts'
import { type NamedColumns, readHeader } from '../../modules/import/rows/header.ts'

const MOST_COLUMNS = 60
const MAX_TITLE = 200
const MAX_SAMPLE = 80
/** The source of files whose shop was not named. */
const UNNAMED = ''

export const namedColumnsOf = (columns: ImportColumns): NamedColumns =>
  new Map(Object.entries(columns).map(([title, field]) => [headerForm(title), field]))

/** Keeps what a member said of the columns of a shop's files, for the next one. */
export const rememberColumns = async (
  tx: Db,
  source: string | undefined,
  columns: ImportColumns,
): Promise<void> => {
  const kept = (await lockSetting(tx, 'importColumns')) ?? {}
  await writeSetting(tx, 'importColumns', { ...kept, [source ?? UNNAMED]: columns })
}

const isKnown = (cells: string[]): boolean => {
  try {
    readHeader(cells)
    return true
  } catch (error) {
    if (error instanceof ImportFileError) return false
    throw error
  }
}

/** Names that suppliers give to columns, too: proposals, which a member of staff confirms. */
const proposals: Readonly<Record<string, ImportField>> = {
  ...{ کد: 'sku', 'شناسه کالا': 'sku', 'نام محصول': 'title', 'شرح کالا': 'title' },
  ...{ 'قیمت فروش': 'price', 'قیمت مصرف‌کننده': 'price', فی: 'price' },
  ...{ تعداد: 'stock', 'موجودی انبار': 'stock', مارک: 'brand' },
}
const proposed = new Map(Object.entries(proposals).map(([title, field]) => [headerForm(title), field]))

const guessOf = (title: string): ImportField | undefined => {
  const form = headerForm(title)
  const found = Object.entries(plainColumns).find(([, { forms }]) => forms.includes(form))
  return (found?.[0] as ImportField | undefined) ?? proposed.get(form)
}

/** Returns what was said before of the columns that the file has, else what their headers say, each field once. */
const columnsOf = (titles: readonly string[], said: ImportColumns): ImportColumns => {
  const columns: ImportColumns = {}
  for (const title of titles) {
    const field = said[title] ?? guessOf(title)
    if (field && !Object.values(columns).includes(field)) columns[title] = field
  }
  return columns
}

/** Reads the columns of a file of goods. Throws {@link ImportFileError} for what is no such file. */
export const readGoodsHeaderOf = async (
  { db }: { db: Db },
  file: string,
  source: string | undefined,
): Promise<GoodsHeader> => {
  const rows: FileRow[] = []
  for await (const row of readRows(file, () => {})) {
    rows.push(row)
    if (rows.length === 2) break
  }
  const [first, second] = rows
  if (!first) throw new ImportFileError('empty')
  const headers = first.cells
    .map((cell, place) => ({
      title: cell
        .replace(/^\ufeff/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_TITLE),
      sample: (second?.cells[place] ?? '').slice(0, MAX_SAMPLE),
    }))
    .filter(({ title }) => title !== '')
    .slice(0, MOST_COLUMNS)
  const said = (await readSetting(db, 'importColumns'))?.[source ?? UNNAMED] ?? {}
  const titles = headers.map(({ title }) => title)
  return { headers, isKnown: isKnown(first.cells), columns: columnsOf(titles, said) }
}
