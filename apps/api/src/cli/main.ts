import { Command } from 'commander'
import { inboxCommand } from './inbox.ts'
import { importCommand } from './import.ts'
import { setupCommand } from './setup.ts'

const program = new Command('hojreh')
  .description('حجره: کارهای گرداننده‌ی فروشگاه · The shop operator’s commands')
  .addCommand(setupCommand)
  .addCommand(importCommand)
  .addCommand(inboxCommand)
  .showHelpAfterError()

await program.parseAsync()
