import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sourceRows } from './applying.repository.ts'
import { likeness } from './likeness.ts'
import { isOwn, namesOfPictures } from './pictures/own-pictures.repository.ts'
import { mergedColumn, touchedColumns, type WrittenColumn } from './rows/product-columns.ts'

export type ChangedColumn = Exclude<WrittenColumn, 'category_ids'> | 'images'

/** The changes that the import would make to one column of existing products. */
export interface ColumnChange {
  column: ChangedColumn
  changed: number
  /** The changed ones that have a value now and would have none, or a list with fewer entries. */
  emptied: number
}

/** Whether a present value would be lost. */
const isEmptied = (column: WrittenColumn): SQL => {
  const old = sql.raw(`products.${column}`)
  const next = mergedColumn(column)
  if (column === 'price') return sql`(${old} > 0 AND ${next} = 0)`
  if (column === 'description_html' || column === 'summary') return sql`(${old} <> '' AND ${next} = '')`
  if (column === 'tags') return sql`(${old} <> '{}' AND ${next} = '{}')`
  if (column === 'options' || column === 'attributes')
    return sql`EXISTS (SELECT FROM jsonb_array_elements(${old}) AS gone
      WHERE NOT ${next} @> jsonb_build_array(jsonb_build_object('name', gone -> 'name')))`
  return sql`(${old} IS NOT NULL AND ${next} IS NULL)`
}

const emptiable: readonly WrittenColumn[] = [
  ...(['brand', 'price', 'list_price', 'offer_ends_at', 'weight_grams', 'group_id', 'options'] as const),
  ...(['attributes', 'description_html', 'summary', 'category_id', 'tags'] as const),
]

/**
 * Counts the changes to pictures. Pictures that staff added beside a file's are lost only where a plain file, which
 * lists them, wants none.
 */
const readPictureChange = async (tx: Db, isPlain: boolean): Promise<ColumnChange> => {
  const { rows } = await tx.execute<{ changed: number; emptied: number }>(sql`
    SELECT count(*) FILTER (WHERE image_urls <> present.urls AND image_urls <> ${namesOfPictures})::int AS changed,
      count(*) FILTER (WHERE image_urls = '{}' AND (present.urls <> '{}' OR (${isPlain} AND jsonb_array_length(products.images) > 0)))::int AS emptied
    FROM import_rows AS staged JOIN products ON products.id = staged.product_id, LATERAL (
      SELECT coalesce(array_agg(url ORDER BY position), '{}') AS urls FROM picture_downloads
      WHERE picture_downloads.product_id = staged.product_id AND ${isOwn} IS NOT TRUE) AS present
    WHERE kind <> 'parent' AND refusal IS NULL AND NOT is_new AND 'image_urls' = ANY (given)`)
  return { column: 'images', changed: rows[0]?.changed ?? 0, emptied: rows[0]?.emptied ?? 0 }
}

/** Counts per column, before anything is written, how many products would change and how many would lose something. */
export const readChanges = async (
  tx: Db,
  said: readonly string[],
  isPlain: boolean,
): Promise<ColumnChange[]> => {
  const touched = touchedColumns(said).filter((column) => column !== 'category_ids')
  const counts = touched.map((column) => {
    const isChanged = sql`${sql.raw(`products.${column}`)} IS DISTINCT FROM ${mergedColumn(column)}`
    const emptied = emptiable.includes(column) ? sql`count(*) FILTER (WHERE ${isEmptied(column)})` : sql`0`
    return sql`json_build_object('column', ${column}::text, 'changed', count(*) FILTER (WHERE ${isChanged}), 'emptied', ${emptied})`
  })
  const changes: ColumnChange[] = []
  if (counts.length > 0) {
    const { rows } = await tx.execute<{ changes: ColumnChange[] }>(sql`
      WITH source AS ${sourceRows} SELECT json_build_array(${sql.join(counts, sql`, `)}) AS changes
      FROM source JOIN products ON products.id = source.product_id WHERE NOT source.is_new`)
    changes.push(...(rows[0]?.changes ?? []))
  }
  if (said.includes('image_urls')) changes.push(await readPictureChange(tx, isPlain))
  return changes.filter(({ changed, emptied }) => changed + emptied > 0)
}

/** A product that would get the title of a different product. */
export interface Retitled {
  line: number
  sku: string
  from: string
  to: string
}

/** Titles less alike than this are of different products; PostgreSQL's own trigrams draw the line there, too. */
const LIKENESS = 0.3

export const readRetitled = async (tx: Db): Promise<Retitled[]> => {
  const { rows } = await tx.execute<Retitled & Record<string, unknown>>(sql`
    SELECT line, products.sku, products.title AS from, staged.title AS to
    FROM import_rows AS staged JOIN products ON products.id = staged.product_id
    WHERE kind <> 'parent' AND refusal IS NULL AND NOT is_new AND 'title' = ANY (given)
      AND staged.title <> products.title
    ORDER BY line`)
  return rows.filter(({ from, to }) => likeness(from, to) < LIKENESS)
}

/** Returns the columns that at least one row gives. */
export const readSaidColumns = async (tx: Db): Promise<string[]> => {
  const { rows } = await tx.execute<{ said: string }>(sql`
    SELECT DISTINCT unnest(given) AS said FROM import_rows WHERE kind <> 'parent' AND refusal IS NULL`)
  return rows.map(({ said }) => said)
}
