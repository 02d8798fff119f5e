import { Command } from 'commander'
import { migrate } from '../db/migrate.ts'
import { closeMediaFolder } from '../modules/media/close-media-folder.ts'
import { openMediaStore } from '../modules/media/media-store.ts'
import { withShop } from './open-shop.ts'

export const setupCommand = new Command('setup')
  .description('ساختار پایگاه داده را به‌روز می‌کند · brings the database up to date')
  .option('--demo', 'اگر فروشگاه خالی است، فروشگاه نمونه را می‌سازد · fills an empty shop with the demo shop')
  .action((options: { demo?: true }) =>
    withShop(async ({ database, mediaFolder }) => {
      await migrate(database)
      await closeMediaFolder(mediaFolder)
      if (!options.demo) return
      // Loaded here: the other commands need none of the demo shop.
      const { seedDemo } = await import('../workflows/seed-demo.ts')
      const started = performance.now()
      const isSeeded = await seedDemo(database, openMediaStore(mediaFolder), new Date())
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (isSeeded) process.stdout.write(`فروشگاه نمونه ساخته شد · demo shop ready (${seconds} s)\n`)
    }),
  )
