import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { pages, settings } from './content.tables.ts'
import type { SettingName, SettingValues } from './setting-values.ts'

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

export const findPage = async (db: Db, slug: string) => {
  const [row] = await db
    .select({
      slug: pages.slug,
      title: pages.title,
      description: pages.description,
      bodyHtml: pages.bodyHtml,
    })
    .from(pages)
    .where(eq(pages.slug, slug))
  return row ?? null
}
