import { Command } from 'commander'
import { importCommand } from './import.ts'
import { inboxCommand } from './inbox.ts'
import { ordersCommand } from './orders.ts'
import { setupCommand } from './setup.ts'

/** Every command of the operator. */
export const program = new Command('hojreh')
  .description('حجره: کارهای گرداننده‌ی فروشگاه · The shop operator’s commands')
  .addCommand(setupCommand)
  .addCommand(importCommand)
  .addCommand(inboxCommand)
  .addCommand(ordersCommand)
  .showHelpAfterError()
