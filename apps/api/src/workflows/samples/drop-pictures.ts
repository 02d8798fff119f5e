import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { lockSetting, readSetting, removeSetting } from '../../modules/content/settings.repository.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { countSamples } from './read-samples.ts'

/** Of some pictures those that a row still names: goods, categories, texts, settings and what was ordered. */
const usedOf = async (tx: Db, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT key FROM unnest(${sql.param([...keys])}::text[]) AS key
    WHERE EXISTS (SELECT FROM products WHERE position(key IN images::text || description_html) > 0)
      OR EXISTS (SELECT FROM categories WHERE position(key IN image::text) > 0)
      OR EXISTS (SELECT FROM articles WHERE position(key IN coalesce(cover::text, '') || body_html) > 0)
      OR EXISTS (SELECT FROM article_revisions WHERE position(key IN body_html) > 0)
      OR EXISTS (SELECT FROM pages WHERE position(key IN body_html) > 0)
      OR EXISTS (SELECT FROM settings WHERE name <> 'samples' AND position(key IN value::text) > 0)
      OR EXISTS (SELECT FROM order_lines WHERE position(key IN image::text) > 0)`)
  return new Set(rows.map(({ key }) => key))
}

/**
 * Removes the pictures of samples that were taken out; those that something still shows stay. After the commit, under the
 * lock that putting samples in takes; what a crash leaves is removed by the next round of the job.
 */
export const dropPictures = async ({
  database: { db },
  files,
}: Pick<Dependencies, 'database' | 'files'>): Promise<void> => {
  const store = openMediaStore(files)
  const isDue = async (tx: Db) => {
    const samples = await readSetting(tx, 'samples')
    return samples !== null && countSamples(samples) === 0
  }
  if (!(await isDue(db))) return
  await db.transaction(async (tx) => {
    const samples = await lockSetting(tx, 'samples')
    if (!samples || !(await isDue(tx))) return
    // Removing files happens between statements.
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    const used = await usedOf(tx, samples.pictures)
    for (const key of samples.pictures) if (!used.has(key)) await store.remove(key)
    await removeSetting(tx, 'samples')
  })
}
