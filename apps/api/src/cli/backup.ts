import { resolve } from 'node:path'
import { Command } from 'commander'
import { backupMessages as texts } from '../backup/backup.messages.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { BackupError, type Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { whereTold } from './lib/csv-file.ts'
import { type Shop, withShop } from './lib/open-shop.ts'

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

export const backupCommand = new Command('backup')
  .description('از پایگاه داده و تصویرها پشتیبان می‌گیرد · writes database and pictures into one file')
  .argument('[file]', 'فایل · the file')
  .action((given?: string) =>
    run(async ({ database, mediaFolder }) => {
      const file = given === undefined ? resolve(fileOfNow()) : whereTold(given)
      sayContent(await makeBackup(database, mediaFolder, file))
      say(texts.made(file))
      say(texts.secret)
    }),
  )

export const restoreCommand = new Command('restore')
  .description('فروشگاهی خالی را از پشتیبان پر می‌کند · fills an empty shop from a backup')
  .argument('<file>', 'فایل پشتیبان · the backup')
  .action((file: string) =>
    run(async ({ database, mediaFolder }) => {
      const content = await restoreBackup(database, mediaFolder, whereTold(file))
      sayContent(content)
      say(texts.restored(content.madeAt))
      say(texts.secret)
    }),
  )
