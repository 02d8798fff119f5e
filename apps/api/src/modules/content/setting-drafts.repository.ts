import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { settingDrafts, settingRevisions } from './content.tables.ts'
import type { SettingName, SettingValues } from './setting-values.ts'
import { readSetting, removeSetting, writeSetting } from './settings.repository.ts'

export interface SettingDraft<Name extends SettingName> {
  value: SettingValues[Name]
  publishAt: Date | null
}

/** Its time has come: it counts, by its row and no timer. */
const isDue = lte(settingDrafts.publishAt, sql`now()`)

/** The draft of a setting. */
export const settingDraftRepository = <Name extends SettingName>(db: Db, name: Name) => ({
  find: async (): Promise<(SettingDraft<Name> & { isDue: boolean }) | null> => {
    const [row] = await db
      .select({ draft: settingDrafts, isDue: sql<boolean>`coalesce(${isDue}, false)` })
      .from(settingDrafts)
      .where(eq(settingDrafts.name, name))
    // Only `keep` fills the column, with the type that belongs to the name.
    return row
      ? {
          value: row.draft.value as SettingValues[Name],
          publishAt: row.draft.publishAt,
          isDue: row.isDue,
        }
      : null
  },

  keep: async ({ value, publishAt }: SettingDraft<Name>): Promise<void> => {
    const row = { name, value, publishAt }
    await db.insert(settingDrafts).values(row).onConflictDoUpdate({ target: settingDrafts.name, set: row })
  },

  remove: async (): Promise<void> => {
    await db.delete(settingDrafts).where(eq(settingDrafts.name, name))
  },
})

/** The value that counts: the setting's, or that of a draft whose time has come. Null when the shop has not set it. */
export const readShownSetting = async <Name extends SettingName>(
  db: Db,
  name: Name,
): Promise<SettingValues[Name] | null> => {
  const draft = await settingDraftRepository(db, name).find()
  return draft?.isDue ? draft.value : readSetting(db, name)
}

/** Lets a value count at once, or with null what every shop starts with; a draft of it is gone. */
export const showSetting = async <Name extends SettingName>(
  db: Db,
  name: Name,
  value: SettingValues[Name] | null,
): Promise<void> => {
  await settingDraftRepository(db, name).remove()
  await (value === null ? removeSetting(db, name) : writeSetting(db, name, value))
}

export interface SettingRevision<Name extends SettingName> {
  version: number
  value: SettingValues[Name]
  savedBy: string | null
  savedAt: Date | null
}

/** Former versions of a setting. */
export const settingRevisionRepository = <Name extends SettingName>(db: Db, name: Name) => {
  const rows = async (version?: number): Promise<SettingRevision<Name>[]> => {
    const found = await db
      .select()
      .from(settingRevisions)
      .where(
        and(
          eq(settingRevisions.name, name),
          version === undefined ? undefined : eq(settingRevisions.version, version),
        ),
      )
      .orderBy(desc(settingRevisions.version))
    return found.map((row) => ({ ...row, value: row.value as SettingValues[Name] }))
  }
  return {
    /** Newest first. */
    list: () => rows(),

    find: async (version: number): Promise<SettingRevision<Name> | null> => (await rows(version))[0] ?? null,

    keep: async (row: SettingRevision<Name>): Promise<void> => {
      await db
        .insert(settingRevisions)
        .values({ name, ...row })
        .onConflictDoNothing()
    },

    /** Removes those of a version up to this one. */
    dropUpTo: async (version: number): Promise<void> => {
      const isOld = and(eq(settingRevisions.name, name), lte(settingRevisions.version, version))
      await db.delete(settingRevisions).where(isOld)
    },
  }
}
