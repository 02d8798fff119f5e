import { joinedSearchForm } from '@hojreh/persian'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { containsAll } from '../../shared/like.ts'
import { products } from '../catalog/catalog.tables.ts'
import { productSearchForms, type Searchable } from './product-search-forms.ts'
import { refreshSearchWords } from './search-words.repository.ts'
import { synonymChanges } from './synonym.tables.ts'
import { readSynonyms } from './synonyms.repository.ts'
import { writeSearchForms } from './write-search-forms.ts'

/**
 * The products of one transaction: fewer than a content change names, so that the index in memory follows one by one.
 */
const BATCH = 250
/** The batches of one run; the next one goes on. */
const BATCHES = 20

/** Locks a change that can be worked on and that no other transaction works on. */
const take = async (tx: Db) => {
  // Before this transaction has an id of its own, which would count as one that runs.
  const { rows } = await tx.execute<{ oldest: string; next: string }>(
    sql`SELECT pg_snapshot_xmin(now)::text AS oldest, pg_snapshot_xmax(now)::text AS next FROM pg_current_snapshot() AS now`,
  )
  const { oldest = '', next = '' } = rows[0] ?? {}
  const [change] = await tx
    .select()
    .from(synonymChanges)
    .where(workable(sql`${oldest}`))
    .orderBy(synonymChanges.id)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!change) return null
  const horizon = change.horizon ?? next
  const isLastPass = change.place === '' ? BigInt(oldest) >= BigInt(horizon) : change.isLastPass
  return { ...change, horizon, isLastPass }
}

const workable = (oldest: SQL) =>
  sql`(${synonymChanges.horizon} IS NULL OR ${synonymChanges.place} <> '' OR ${oldest}::xid8 >= ${synonymChanges.horizon})`

const readGoods = async (tx: Db, terms: readonly string[], place: string) => {
  const naming = sql.join(
    terms.map((term) => containsAll(products.searchJoined, [joinedSearchForm(term)])),
    sql` OR `,
  )
  const { rows } = await tx.execute<Searchable & Record<'id', string> & Record<string, unknown>>(sql`
    SELECT id, title, brand, sku, options, tags,
      array(SELECT categories.title FROM unnest(products.category_ids) WITH ORDINALITY AS own (id, place)
        JOIN categories USING (id) ORDER BY place) AS "categoryTitles"
    FROM products WHERE id > ${place} AND (${naming}) ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`)
  return rows
}

/** Rewrites the search forms of up to a batch of products; returns false when there is nothing to do. */
const applyBatch = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const change = await take(tx)
    if (!change) return false
    const synonyms = await readSynonyms(tx)
    const goods = await readGoods(tx, change.terms, change.place)
    const forms = goods.map((row) => ({ id: row.id, ...productSearchForms(row, synonyms) }))
    await writeSearchForms(tx, forms)
    const isPassDone = goods.length < BATCH
    if (isPassDone) await refreshSearchWords(tx, change.terms)
    const own = sql`${synonymChanges.id} = ${change.id}`
    if (isPassDone && change.isLastPass) await tx.delete(synonymChanges).where(own)
    else
      await tx
        .update(synonymChanges)
        .set({
          place: isPassDone ? '' : (goods.at(-1)?.id ?? ''),
          horizon: change.horizon,
          isLastPass: change.isLastPass,
        })
        .where(own)
    return true
  })

/** Makes the job that brings products up to date with the shop's synonyms, in batches of their own transactions. */
export const makeSynonymApplier = ({ db }: { db: Db }) => ({
  isDue: async (own: Db): Promise<boolean> => {
    const { rows } = await own.execute<{ isDue: boolean }>(sql`
      SELECT EXISTS (SELECT FROM ${synonymChanges}
        WHERE ${workable(sql`pg_snapshot_xmin(pg_current_snapshot())`)}) AS "isDue"`)
    return rows[0]?.isDue ?? false
  },
  run: async (): Promise<void> => {
    for (let batch = 0; batch < BATCHES; batch++) if (!(await applyBatch(db))) return
  },
})
