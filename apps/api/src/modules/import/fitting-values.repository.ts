import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { fittedValues } from '../catalog/attributes/attribute-values.ts'
import type { NamedValue } from '../catalog/catalog.tables.ts'
import type { CategoryRow } from '../catalog/categories.repository.ts'
import { attributesOfCategory } from '../catalog/category-attributes.ts'
import { makeCategoryTree } from '../catalog/category-tree.ts'

const BATCH = 500

/** A value of a row that the category of its product does not take. */
export interface MisfitCell {
  line: number
  /** The attribute. */
  column: string
  value: string
}

interface Row extends Record<string, unknown> {
  line: number
  categoryId: string
  attributes: NamedValue[]
  options: NamedValue[]
  before: NamedValue[] | null
}

const isTyped = ({ kind = 'text' }: CategoryRow['attributes'][number]) => kind !== 'text'

/**
 * Puts the attributes of rows into the words that the categories of their goods say: a number with its unit, one of the
 * choices, yes or no. Values that fit none of it are left out, and what the product had stays; they are returned.
 * Nothing is read for categories that only have texts.
 */
export const fitAttributes = async (tx: Db, categories: CategoryRow[]): Promise<MisfitCell[]> => {
  const tree = makeCategoryTree(categories)
  const rules = new Map(
    categories
      .map(({ id }) => [id, attributesOfCategory(tree, id).filter(isTyped)] as const)
      .filter(([, named]) => named.length > 0),
  )
  if (rules.size === 0) return []
  const misfits: MisfitCell[] = []
  const ids = JSON.stringify([...rules.keys()])
  for (let line = 0; ; ) {
    const { rows } = await tx.execute<Row>(sql`
      SELECT line, place AS "categoryId", staged.attributes, staged.options, products.attributes AS before
      FROM import_rows AS staged LEFT JOIN products ON products.id = staged.product_id AND NOT staged.is_new,
        LATERAL (SELECT CASE WHEN is_new OR 'category_id' = ANY (given) THEN staged.category_id
          ELSE products.category_id END AS place) AS placed
      WHERE kind <> 'parent' AND refusal IS NULL AND 'attributes' = ANY (given) AND line > ${line}
        AND place IN (SELECT jsonb_array_elements_text(${ids}::jsonb))
      ORDER BY line LIMIT ${BATCH}`)
    const last = rows.at(-1)
    if (!last) return misfits
    const changed = rows.flatMap((row) => {
      // The values of options are what the variants say.
      const options = new Set(row.options.map(({ name }) => name))
      const named = (rules.get(row.categoryId) ?? []).filter(({ name }) => !options.has(name))
      const fitted = fittedValues(row.attributes, row.before ?? [], named)
      misfits.push(...fitted.misfits.map(({ name, value }) => ({ line: row.line, column: name, value })))
      const isSame = JSON.stringify(fitted.pairs) === JSON.stringify(row.attributes)
      return isSame ? [] : [{ line: row.line, attributes: fitted.pairs }]
    })
    if (changed.length > 0)
      await tx.execute(sql`UPDATE import_rows AS staged SET attributes = given.attributes
        FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS given (line int, attributes jsonb)
        WHERE given.line = staged.line`)
    line = last.line
  }
}
