import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { SearchForms } from './product-search-forms.ts'

/** Writes what products are found by, where it is something else. */
export const writeSearchForms = async (
  tx: Db,
  forms: readonly (SearchForms & { id: string })[],
): Promise<void> => {
  await tx.execute(sql`
    UPDATE products SET search_spaced = forms."searchSpaced", search_joined = forms."searchJoined"
    FROM jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) AS forms (id text, "searchSpaced" text, "searchJoined" text)
    WHERE products.id = forms.id
      AND (products.search_spaced, products.search_joined) IS DISTINCT FROM (forms."searchSpaced", forms."searchJoined")`)
}
