import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { liftTimeLimits } from '../../db/time-limits.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import * as applying from '../../modules/import/applying.repository.ts'
import {
  type ColumnChange,
  type Retitled,
  readChanges,
  readRetitled,
  readSaidColumns,
} from '../../modules/import/changes.repository.ts'
import { decidedNames } from '../../modules/import/decided-names.ts'
import type { FileRow } from '../../modules/import/file-row.ts'
import { fitAttributes } from '../../modules/import/fitting-values.repository.ts'
import type { Notice } from '../../modules/import/import.messages.ts'
import { ImportFileError } from '../../modules/import/import-error.ts'
import { type NoticedRow, noticedRow, type RefusedRow, refusedRow } from '../../modules/import/issues.ts'
import * as matching from '../../modules/import/matching.repository.ts'
import { mergeNamedValues } from '../../modules/import/merging.repository.ts'
import { hideProducts, type MissingProduct, readMissing } from '../../modules/import/missing.repository.ts'
import { readOutcomeNotices } from '../../modules/import/outcome.repository.ts'
import { adoptOwnPictures } from '../../modules/import/pictures/own-pictures.repository.ts'
import type { PictureSource } from '../../modules/import/pictures/picture-source.ts'
import {
  type FoundPictures,
  resolveLocalPictures,
} from '../../modules/import/pictures/resolve-local-pictures.ts'
import { readRows } from '../../modules/import/read-file.ts'
import { makeCategoryResolver } from '../../modules/import/rows/category-resolver.ts'
import { type ColumnNote, makeColumnReport } from '../../modules/import/rows/column-report.ts'
import { completeVariation } from '../../modules/import/rows/complete-variation.ts'
import { type Header, type NamedColumns, readHeader } from '../../modules/import/rows/header.ts'
import { makeMakerResolver } from '../../modules/import/rows/maker-resolver.ts'
import { readProducts } from '../../modules/import/rows/read-products.ts'
import { makeRowNames } from '../../modules/import/rows/row-names.ts'
import { type Known, toStaging } from '../../modules/import/rows/to-staging.ts'
import type { Currency } from '../../modules/import/rows/values.ts'
import { refreshSearchForms } from '../../modules/import/search-forms.repository.ts'
import * as staging from '../../modules/import/staging.repository.ts'
import { readMakers } from '../../modules/maker/maker.repository.ts'
import { refreshSearchWords } from '../../modules/search/search-words.repository.ts'
import { readSynonyms } from '../../modules/search/synonyms.repository.ts'
import type { Synonyms } from '../../modules/search/synonyms.ts'
import { knowMakers } from '../makers/know-makers.ts'
import { importProductsMessages as text } from './import-products.messages.ts'

/** Any number that no other advisory lock of ours uses. */
const IMPORT_LOCK = 7_246_003
const BATCH = 200

export interface ImportOptions {
  file: string
  currency: Currency
  /** Names the shop that a file of WooCommerce or Shopify comes from; without it, it is the only one of its kind. */
  source?: string | undefined
  /** Stock of products that are in stock without being counted. */
  uncountedStock: number
  /** Files with the pictures that the imported file names without an address. */
  pictures?: PictureSource
  /** Reads, checks and reports; changes nothing. */
  isDryRun: boolean
  /** Also applies what empties something, or gives a product the name of something else. */
  isSure: boolean
  /** Also hides the products of the same shop that the file lacks. */
  hidesMissing?: boolean | undefined
  /** Unknown columns that become attributes which shoppers see. */
  shownColumns: readonly string[]
  /** Columns of a plain file that have names of their own. */
  namedColumns?: NamedColumns | undefined
  now: Date
  onProgress: (progress: ImportProgress) => unknown
}

export interface ImportProgress {
  phase: 'reading' | 'writing'
  rows: number
  /** 0 to 1, of the file. */
  share: number
}

export interface ImportReport extends applying.AppliedCounts {
  kind: Header['kind']
  source: string
  rows: number
  refused: RefusedRow[]
  notices: NoticedRow[]
  columns: ColumnNote[]
  pictures: applying.NamedPictures
  /** Pictures beside the file; `takeLocalPictures` takes them in. */
  found: FoundPictures
  /** The changes to existing products, by column. */
  changes: ColumnChange[]
  retitled: Retitled[]
  /** Products of the same shop that the file lacks, and that are hidden. */
  missing: MissingProduct[]
  seconds: number
}

class DryRun extends Error {}

/** What a file would take away. */
export type ImportLoss = Pick<ImportReport, 'changes' | 'retitled' | 'missing'>

/** Whether a member or the operator has to agree first. */
export const needsAgreement = ({ changes, retitled, missing }: ImportLoss): boolean =>
  missing.length > 0 || retitled.length > 0 || changes.some(({ emptied }) => emptied > 0)

/** Nothing was changed: the file would remove something, and that was not confirmed. */
export class ImportNeedsAgreement extends Error implements ImportLoss {
  readonly changes: ColumnChange[]
  readonly retitled: Retitled[]
  readonly missing: MissingProduct[]

  constructor({ changes, retitled, missing }: ImportLoss) {
    super('the import would take something away')
    this.name = 'ImportNeedsAgreement'
    this.changes = changes
    this.retitled = retitled
    this.missing = missing
  }
}

const sourceOf = ({ kind }: Header, { source }: ImportOptions): string =>
  source ?? (kind === 'shopify' ? 'shopify' : 'woocommerce')

/** Reads the file row by row into the staging table; bad rows go to the report. */
const stage = async (tx: Db, known: Known, options: ImportOptions) => {
  const { size } = await stat(options.file).catch(() => {
    throw new ImportFileError('missing', options.file)
  })
  let bytes = 0
  let rows = 0
  const refused: RefusedRow[] = []
  const notices: NoticedRow[] = []
  let batch: staging.StagingRecord[] = []
  const flush = async () => {
    if (batch.length > 0) await staging.insertStaged(tx, batch)
    batch = []
    await options.onProgress({ phase: 'reading', rows, share: Math.min(1, bytes / size) })
  }

  const found: FoundPictures = new Map()
  const lines = readRows(options.file, (count) => (bytes += count))
  const { value: first } = await lines.next()
  if (!first) throw new ImportFileError('empty')
  const header = readHeader(first.cells, options.shownColumns, options.namedColumns)
  const source = sourceOf(header, options)
  const columns = makeColumnReport(header)
  const names = makeRowNames(header, source)
  const onRow = ({ cells }: FileRow) => {
    rows += 1
    columns.count(cells)
  }
  for await (const read of readProducts(lines, header, { ...options, source }, onRow)) {
    if ('refused' in read) {
      refused.push(read.refused)
      names.add(read.row)
      continue
    }
    const row = await resolveLocalPictures(read.staged, options.pictures, found)
    notices.push(...row.notices.map((notice) => noticedRow(row.line, notice)))
    batch.push(toStaging(row, known))
    if (batch.length >= BATCH) await flush()
  }
  if (rows === 0) throw new ImportFileError('no_rows')
  await flush()
  return { header, source, rows, refused, notices, columns: columns.notes(), found, names: names.names }
}

/** Returns the mark of all products that came by such files. */
const shopOf = ({ header, source }: { header: Header; source: string }) =>
  header.kind === 'plain' ? 'plain' : source

/** Completes variations from their parents, in batches. */
const completeVariations = async (tx: Db, synonyms: Synonyms) => {
  await matching.matchParents(tx)
  let line = 0
  for (;;) {
    const pairs = await staging.readVariations(tx, line, BATCH)
    const last = pairs.at(-1)
    if (!last) return
    await staging.updateVariations(
      tx,
      pairs.map((pair) => completeVariation(pair, synonyms)),
    )
    line = last.line
  }
}

/** Finds what the shop has of the file's products, and puts together what they would become. */
const match = async (tx: Db, header: Header, source: string) => {
  const dropped =
    header.kind === 'plain'
      ? await matching.matchPlainProducts(tx).then(() => [])
      : await matching.matchShopProducts(tx, source)
  await matching.refuseNameless(tx)
  await applying.findGroups(tx)
  await mergeNamedValues(tx, decidedNames(header))
  return dropped
}

interface Asked {
  /** The columns that any row gives. */
  said: readonly string[]
  missing: readonly MissingProduct[]
}

/** Applies the staging table to the shop. Stock last: checkouts wait for its locks. */
const apply = async (
  tx: Db,
  { kind }: Header,
  { said, missing }: Asked,
  synonyms: Synonyms,
  options: ImportOptions,
) => {
  const isPlain = kind === 'plain'
  await matching.nameNewProducts(tx)
  await applying.findPictures(tx, isPlain)
  await applying.lockPictures(tx)
  await applying.lockProducts(tx, said, missing)
  await applying.applyProducts(tx, said, options.now)
  await hideProducts(tx, missing, options.now)
  await applying.applyPictures(tx, isPlain)
  const pictures = await applying.retryPictures(tx)
  await applying.raiseEditions(tx, text.import, options.now)
  await refreshSearchForms(tx, said, synonyms)
  // Not for a trial: it reads every word of the shop, and the report does not depend on it.
  if (!options.isDryRun) await refreshSearchWords(tx)
  const heldBack = await applying.applyStock(tx, options.uncountedStock)
  return { heldBack, pictures, counts: await applying.countApplied(tx) }
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line

/**
 * Takes a product file into the shop: all rows that can be taken in one transaction, or nothing. A second run of the
 * same file changes nothing. Throws {@link ImportFileError} when the file as a whole cannot be read.
 */
export const importProducts = async ({ db }: { db: Db }, options: ImportOptions): Promise<ImportReport> => {
  const started = performance.now()
  let report: ImportReport | null = null
  const work = async (tx: Db): Promise<ImportReport> => {
    await liftTimeLimits(tx)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`)
    await staging.createStaging(tx)
    const known = await readCategories(tx)
    const categories = makeCategoryResolver(known)
    const makers = makeMakerResolver(await readMakers(tx))
    const synonyms = await readSynonyms(tx)
    const staged = await stage(tx, { categories, makers, synonyms }, options)
    await options.onProgress({ phase: 'writing', rows: staged.rows, share: 1 })

    await matching.refuseRepeatedIds(tx)
    await staging.indexStaged(tx)
    await completeVariations(tx, synonyms)
    const dropped = await match(tx, staged.header, staged.source)
    const misfits = await fitAttributes(tx, known)
    await applying.applyCategories(tx, categories.added())
    await knowMakers(tx, makers.named(), options.now)
    await applying.applyGroups(tx)
    const said = await readSaidColumns(tx)
    await adoptOwnPictures(tx)
    const asked = {
      changes: await readChanges(tx, said, staged.header.kind === 'plain'),
      retitled: await readRetitled(tx),
      missing: options.hidesMissing ? await readMissing(tx, shopOf(staged), staged.names) : [],
    }
    if (!options.isDryRun && !options.isSure && needsAgreement(asked)) throw new ImportNeedsAgreement(asked)
    const due = { said, missing: asked.missing }
    const { heldBack, pictures, counts } = await apply(tx, staged.header, due, synonyms, options)

    const refusedLater = (await matching.readRefused(tx)).map(({ line, code, value }) =>
      refusedRow(line, code, null, value),
    )
    const refusedLines = new Set(refusedLater.map(({ line }) => line))
    const later: { line: number; code: Notice; column?: string; value?: string }[] = [
      ...dropped,
      ...misfits.map((cell) => ({ ...cell, code: 'attribute_value' as const })),
      ...heldBack.map((line) => ({ line, code: 'stock_below_holds' as const })),
      ...(await readOutcomeNotices(tx)),
    ]
    return {
      ...counts,
      ...asked,
      kind: staged.header.kind,
      source: staged.source,
      rows: staged.rows,
      refused: [...staged.refused, ...refusedLater].sort(byLine),
      notices: [
        ...staged.notices,
        ...later.map(({ line, code, column = null, value = null }) =>
          noticedRow(line, { code, column, value }),
        ),
      ]
        .filter(({ line }) => !refusedLines.has(line))
        .sort(byLine),
      columns: staged.columns,
      pictures,
      found: staged.found,
      seconds: 0,
    }
  }
  try {
    await db.transaction(async (tx) => {
      report = await work(tx)
      if (options.isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  if (report === null) throw new Error('a transaction that ended well has run its work')
  return { ...(report as ImportReport), seconds: (performance.now() - started) / 1000 }
}
