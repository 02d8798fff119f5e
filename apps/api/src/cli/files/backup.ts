import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { Command } from 'commander'
import { backupMessages as texts } from '../../backup/backup.messages.ts'
import { fetchBackup, sendBackup } from '../../backup/bucket-backups.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { BackupError, type Manifest } from '../../backup/manifest.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import type { BucketSettings } from '../../modules/file-store/bucket-client.ts'
import { whereTold } from '../lib/csv-file.ts'
import { type Shop, withShop } from '../lib/open-shop.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const fileOfNow = (): string =>
  `backups/hojreh-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`

const sayContent = ({ tables }: Manifest): void =>
  say(
    texts.madeOf(
      tables.length,
      tables.reduce((sum, { rows }) => sum + rows, 0),
    ),
  )

const run = async (work: (shop: Shop) => Promise<void>): Promise<void> => {
  try {
    await withShop(work)
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    process.stderr.write(`✗ ${error.message}\n`)
    process.exitCode = 1
  }
}

/** Works in a folder of its own, which is gone afterwards. */
const inScratch = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-backup-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const bucketOf = ({ backupBucket }: Shop): BucketSettings => {
  if (backupBucket === null) throw new BackupError(texts.noBucket)
  return backupBucket
}

const backUpToBucket = (shop: Shop, name: string): Promise<void> => {
  const bucket = bucketOf(shop)
  return inScratch(async (folder) => {
    const file = join(folder, 'backup.tar.gz')
    sayContent(await makeBackup(shop.database, shop.files, file))
    await sendBackup(bucket, file, name)
    say(texts.made(`${bucket.endpoint}/${bucket.bucket}/${name}`))
  })
}

const restoreFrom = async ({ database, files }: Shop, file: string): Promise<void> => {
  const content = await restoreBackup(database, files, file)
  sayContent(content)
  say(texts.restored(content.madeAt))
}

export const backupCommand = new Command('backup')
  .description('از پایگاه داده و تصویرها پشتیبان می‌گیرد · writes database and pictures into one file')
  .argument('[file]', 'فایل · the file')
  .option('--to-bucket', 'در S3_BACKUP_BUCKET می‌گذارد · sends it to S3_BACKUP_BUCKET')
  .action((given: string | undefined, { toBucket = false }: { toBucket?: boolean }) =>
    run(async (shop) => {
      if (toBucket) await backUpToBucket(shop, given ?? basename(fileOfNow()))
      else {
        const file = given === undefined ? resolve(fileOfNow()) : whereTold(given)
        sayContent(await makeBackup(shop.database, shop.files, file))
        say(texts.made(file))
      }
      say(texts.secret)
    }),
  )

export const restoreCommand = new Command('restore')
  .description('فروشگاهی خالی را از پشتیبان پر می‌کند · fills an empty shop from a backup')
  .argument('<file>', 'فایل پشتیبان · the backup')
  .option('--from-bucket', 'از S3_BACKUP_BUCKET می‌آورد · fetches it from S3_BACKUP_BUCKET')
  .action((given: string, { fromBucket = false }: { fromBucket?: boolean }) =>
    run(async (shop) => {
      if (!fromBucket) await restoreFrom(shop, whereTold(given))
      else
        await inScratch(async (folder) => {
          const file = join(folder, 'backup.tar.gz')
          await fetchBackup(bucketOf(shop), given, file)
          await restoreFrom(shop, file)
        })
      say(texts.secret)
    }),
  )
