import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { productSearchForms } from '../search/product-search-forms.ts'
import type { Synonyms } from '../search/synonyms.ts'
import { writeSearchForms } from '../search/write-search-forms.ts'

const BATCH = 500
const ASKED = ['sku', 'title', 'brand', 'options', 'category_ids', 'tags']

interface Changed extends Record<string, unknown> {
  line: number
  id: string
  title: string
  brand: string | null
  sku: string
  options: { name: string; value: string }[]
  tags: string[]
  categoryTitles: string[]
}

/** Makes anew what products are found by, from all that they hold now, where the file said something of it. */
export const refreshSearchForms = async (
  tx: Db,
  said: readonly string[],
  synonyms: Synonyms,
): Promise<void> => {
  if (!said.some((column) => ASKED.includes(column))) return
  for (let line = 0; ; ) {
    const { rows } = await tx.execute<Changed>(sql`
      SELECT line, products.id, products.title, products.brand, products.sku, products.options, products.tags,
        array(SELECT categories.title FROM unnest(products.category_ids) WITH ORDINALITY AS own (id, place)
          JOIN categories USING (id) ORDER BY place) AS "categoryTitles"
      FROM import_rows AS staged JOIN products ON products.id = staged.product_id
      WHERE staged.is_changed AND NOT staged.is_new AND kind <> 'parent' AND line > ${line}
      ORDER BY line LIMIT ${BATCH}`)
    const last = rows.at(-1)
    if (!last) return
    const forms = rows.map((row) => ({ id: row.id, ...productSearchForms(row, synonyms) }))
    await writeSearchForms(tx, forms)
    line = last.line
  }
}
