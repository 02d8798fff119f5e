import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pages, settings } from './content.tables.ts'
import { pageDraftsRepository } from './page-drafts.repository.ts'
import type { SettingName, SettingValues, StoredPage } from './setting-values.ts'

/** The value of a setting, or null when the shop has not set it. */
export const readSetting = async <Name extends SettingName>(
  db: Db,
  name: Name,
): Promise<SettingValues[Name] | null> => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name))
  // Only `writeSetting` fills the column, with the type that belongs to the name.
  return row ? (row.value as SettingValues[Name]) : null
}

export const writeSetting = async <Name extends SettingName>(
  db: Db,
  name: Name,
  value: SettingValues[Name],
): Promise<void> => {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: new Date() } })
}

/** The value of a setting that is read to be changed: held until the transaction ends, also while there is none. */
export const lockSetting = async <Name extends SettingName>(
  tx: Db,
  name: Name,
): Promise<SettingValues[Name] | null> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`setting:${name}`}))`)
  return readSetting(tx, name)
}

export const removeSetting = async (db: Db, name: SettingName): Promise<void> => {
  await db.delete(settings).where(eq(settings.name, name))
}

/** Pages that shoppers read: those that were shown, and those whose time has come. */
export const listPages = async (db: Db): Promise<{ slug: string; title: string }[]> => {
  const shown = await db.select({ slug: pages.slug, title: pages.title }).from(pages).orderBy(asc(pages.slug))
  const titles = new Map(shown.map(({ slug, title }) => [slug, title]))
  for (const { slug, title } of await pageDraftsRepository(db).listDue()) titles.set(slug, title)
  return [...titles].map(([slug, title]) => ({ slug, title }))
}

export const writePage = async (db: Db, page: StoredPage): Promise<void> => {
  const row = { ...page, updatedAt: new Date() }
  await db.insert(pages).values(row).onConflictDoUpdate({ target: pages.slug, set: row })
}

export const removePage = async (db: Db, slug: string): Promise<boolean> =>
  (await db.delete(pages).where(eq(pages.slug, slug)).returning({ slug: pages.slug })).length > 0

export const findPage = async (db: Db, slug: string): Promise<StoredPage | null> => {
  const [row] = await db
    .select({
      slug: pages.slug,
      title: pages.title,
      description: pages.description,
      bodyHtml: pages.bodyHtml,
      seoTitle: pages.seoTitle,
      seoDescription: pages.seoDescription,
    })
    .from(pages)
    .where(eq(pages.slug, slug))
  return row ?? null
}
