import { z } from 'zod'
import { databaseSettings } from '../../config/database-settings.ts'
import { checkFileSettings, fileSettings } from '../../config/file-settings.ts'
import { type Database, openDatabase } from '../../db/client.ts'
import type { BucketSettings } from '../../modules/file-store/bucket-client.ts'
import type { FileStore } from '../../modules/file-store/file-store.ts'
import { bucketSettingsOf, openFileStore } from '../../modules/file-store/open-file-store.ts'

const { DATABASE_URL, DATABASE_DIRECT_URL } = databaseSettings
/** What the servers need beside it is theirs to refuse. */
const environment = z
  .object({ DATABASE_URL, DATABASE_DIRECT_URL, ...fileSettings })
  .superRefine(checkFileSettings)

export interface Shop {
  database: Database
  mediaFolder: string
  files: FileStore
  /** Of the bucket of backups; null when none is configured. */
  backupBucket: BucketSettings | null
}

/**
 * The shop that an operator's command works on, from DATABASE_DIRECT_URL or DATABASE_URL and the place of its files;
 * closed afterwards.
 */
export const withShop = async <Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> => {
  const found = environment.safeParse(process.env)
  if (!found.success)
    throw new Error(
      `متغیرهای محیطی کامل نیستند · missing: ${found.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    )
  const { DATABASE_URL, DATABASE_DIRECT_URL, MEDIA_FOLDER } = found.data
  // A pooler in transaction mode keeps neither the lock of a migration nor the settings of a long command.
  const database = openDatabase(DATABASE_DIRECT_URL ?? DATABASE_URL, 4, () => {})
  try {
    return await work({
      ...{ database, mediaFolder: MEDIA_FOLDER, files: openFileStore(found.data) },
      backupBucket: bucketSettingsOf(found.data, found.data.S3_BACKUP_BUCKET),
    })
  } finally {
    await database.close()
  }
}
