import { Argument, Command } from 'commander'
import { readConfig } from '../../config/config.ts'
import { copyFiles } from '../../modules/file-store/copy-files.ts'
import { filePlaces } from '../../modules/file-store/open-file-store.ts'
import { makeProgressLine } from '../lib/progress-line.ts'
import { filesMessages as texts } from './files.messages.ts'

const copyCommand = new Command('copy-to')
  .description(
    'تصویرها و رسیدهایی را که آن‌جا نیست کپی می‌کند · copies the pictures and receipts that are not there yet',
  )
  .addArgument(new Argument('<place>', 'مقصد · where to').choices(['bucket', 'folder']))
  .action(async (place: 'bucket' | 'folder', _options: object, command: Command) => {
    const { folder, bucket } = filePlaces(readConfig(process.env))
    if (bucket === null) return command.error(texts.noBucket)
    const [from, to] = place === 'bucket' ? [folder, bucket] : [bucket, folder]
    const progress = makeProgressLine(process.stderr)
    const { files, copied } = await copyFiles(from, to, (done) => progress.show(texts.copying(done))).finally(
      progress.end,
    )
    process.stdout.write(`${texts.copied(files, copied, to.place)}\n`)
  })

export const filesCommand = new Command('files')
  .description('جای تصویرها و رسیدها · where pictures and receipts are kept')
  .addCommand(copyCommand)
