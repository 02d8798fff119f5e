import { Command } from 'commander'
import { auditCommand } from './audit.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import { commentsCommand } from './comments.ts'
import { couponsCommand } from './coupons.ts'
import { doctorCommand } from './doctor.ts'
import { importCommand } from './import.ts'
import { inboxCommand } from './inbox.ts'
import { messagesCommand } from './messages.ts'
import { noticesCommand } from './notices.ts'
import { ordersCommand } from './orders/orders.ts'
import { pagesCommand } from './pages.ts'
import { picturesCommand } from './pictures.ts'
import { productsCommand } from './products.ts'
import { redirectsCommand } from './redirects.ts'
import { setupCommand } from './setup.ts'
import { smsCommand } from './sms.ts'

/** Every command of the operator. */
export const program = new Command('hojreh')
  .description('حجره: کارهای گرداننده‌ی فروشگاه · The shop operator’s commands')
  .addCommand(setupCommand)
  .addCommand(doctorCommand)
  .addCommand(importCommand)
  .addCommand(inboxCommand)
  .addCommand(ordersCommand)
  .addCommand(auditCommand)
  .addCommand(backupCommand)
  .addCommand(restoreCommand)
  .addCommand(couponsCommand)
  .addCommand(commentsCommand)
  .addCommand(messagesCommand)
  .addCommand(smsCommand)
  .addCommand(noticesCommand)
  .addCommand(productsCommand)
  .addCommand(pagesCommand)
  .addCommand(picturesCommand)
  .addCommand(redirectsCommand)
  .showHelpAfterError()
