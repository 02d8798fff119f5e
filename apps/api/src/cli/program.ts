import { Command } from 'commander'
import { auditCommand } from './audit.ts'
import { importCommand } from './catalogue/import.ts'
import { picturesCommand } from './catalogue/pictures.ts'
import { productsCommand } from './catalogue/products.ts'
import { commentsCommand } from './content/comments.ts'
import { messagesCommand } from './content/messages.ts'
import { openingCommand } from './content/opening.ts'
import { pagesCommand } from './content/pages.ts'
import { redirectsCommand } from './content/redirects.ts'
import { samplesCommand } from './content/samples.ts'
import { couponsCommand } from './coupons.ts'
import { doctorCommand } from './doctor.ts'
import { backupCommand, restoreCommand } from './files/backup.ts'
import { exportCommand } from './files/export.ts'
import { filesCommand } from './files/files.ts'
import { inboxCommand } from './inbox.ts'
import { noticesCommand } from './notices.ts'
import { ordersCommand } from './orders/orders.ts'
import { setupCommand } from './setup.ts'
import { smsCommand } from './sms.ts'
import { staffCommand } from './staff.ts'

/** Every command of the operator. */
export const program = new Command('hojreh')
  .description('حجره: کارهای گرداننده‌ی فروشگاه · The shop operator’s commands')
  .addCommand(setupCommand)
  .addCommand(doctorCommand)
  .addCommand(importCommand)
  .addCommand(exportCommand)
  .addCommand(inboxCommand)
  .addCommand(staffCommand)
  .addCommand(openingCommand)
  .addCommand(samplesCommand)
  .addCommand(ordersCommand)
  .addCommand(auditCommand)
  .addCommand(backupCommand)
  .addCommand(restoreCommand)
  .addCommand(filesCommand)
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
