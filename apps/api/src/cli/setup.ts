import { Command } from 'commander'
import { z } from 'zod'
import { migrate } from '../db/migrate.ts'
import { closeMediaFolder } from '../modules/media/close-media-folder.ts'
import { openMediaStore } from '../modules/media/media-store.ts'
import { withShop } from './lib/open-shop.ts'

interface Options {
  demo?: true
  empty?: true
}

export const setupCommand = new Command('setup')
  .description('ساختار پایگاه داده را به‌روز می‌کند · brings the database up to date')
  .option('--demo', 'اگر فروشگاه خالی است، فروشگاه نمونه را می‌سازد · fills an empty shop with the demo shop')
  .option('--empty', 'فروشگاه را خالی نگه می‌دارد · keeps the shop empty, at later starts too')
  .action(({ demo, empty }: Options, command: Command) =>
    withShop(async ({ database, mediaFolder, files }) => {
      await migrate(database)
      await closeMediaFolder(mediaFolder)
      if (!demo && !empty) return
      // Loaded here: the other commands need none of the demo shop.
      const { hasDemoCustomer, seedDemo, startEmpty } = await import('../workflows/demo/seed-demo.ts')
      if (empty && !(await startEmpty(database)))
        return command.error(
          'فروشگاه نمونه در این پوشه است؛ فروشگاه خالی پوشه‌ی دیگری می‌خواهد · The demo shop is in this folder already. An empty shop needs another one: HOJREH_DATA=/a/new/folder npm start -- --empty',
        )
      const started = performance.now()
      if (demo && (await seedDemo(database, openMediaStore(files), new Date()))) {
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        process.stdout.write(`فروشگاه نمونه ساخته شد · demo shop ready (${seconds} s)\n`)
      }
      if (await hasDemoCustomer(database.db)) {
        const { seedOwner } = await import('../workflows/demo/seed-owner.ts')
        const secret = z.string({ error: 'missing: SECRET' }).parse(process.env.SECRET)
        await database.db.transaction((tx) => seedOwner(tx, secret, new Date()))
      }
      // To `npm start`, which tells whom one can sign in as.
      process.send?.({ hasDemoCustomer: await hasDemoCustomer(database.db) })
    }),
  )
