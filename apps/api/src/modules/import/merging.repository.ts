import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Which named values the columns of a file speak of; of the others it says nothing. */
export interface DecidedNames {
  /** All but `names` instead of only `names`. */
  isAllBut: boolean
  names: string[]
}

const merge = async (tx: Db, column: 'options' | 'attributes', { isAllBut, names }: DecidedNames) => {
  const pairs = sql.raw(column)
  const isNamed = sql`(old.pair ->> 'name') IN (SELECT jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`
  await tx.execute(sql`
    UPDATE import_rows AS staged SET ${pairs} = merged.pairs
    FROM import_rows AS row JOIN products ON products.id = row.product_id, LATERAL (
      SELECT coalesce(jsonb_agg(coalesce(said.pair, old.pair) ORDER BY old.place, said.place), '[]') AS pairs
      FROM jsonb_array_elements(products.${pairs}) WITH ORDINALITY AS old (pair, place)
      FULL JOIN jsonb_array_elements(row.${pairs}) WITH ORDINALITY AS said (pair, place)
        ON said.pair ->> 'name' = old.pair ->> 'name'
      WHERE said.pair IS NOT NULL OR ${isAllBut ? isNamed : sql`NOT ${isNamed}`}
    ) AS merged
    WHERE row.line = staged.line AND NOT row.is_new AND row.refusal IS NULL AND ${column} = ANY (row.given) AND merged.pairs <> staged.${pairs}`)
}

/** Puts the values of the file among those that the product has, each in its place, new ones at the end. */
export const mergeNamedValues = async (
  tx: Db,
  decided: { options: DecidedNames; attributes: DecidedNames },
): Promise<void> => {
  await merge(tx, 'options', decided.options)
  await merge(tx, 'attributes', decided.attributes)
}
