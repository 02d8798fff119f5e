import { Command } from 'commander'
import { exportCommand } from './export.ts'
import { cancelCommand, deliverCommand, prepareCommand, refundCommand } from './fulfil.ts'
import { listCommand } from './list.ts'
import { ordersCliMessages as text } from './orders.messages.ts'
import { refuseReturnCommand, takeReturnCommand } from './returns.ts'
import { confirmCommand, rejectCommand } from './review.ts'
import { shipCommand, trackCommand } from './ship.ts'
import { showCommand } from './show.ts'

export const ordersCommand = new Command('orders')
  .description('سفارش‌ها · orders')
  .addCommand(listCommand)
  .addCommand(showCommand)
  .addCommand(exportCommand)
  .addCommand(confirmCommand)
  .addCommand(rejectCommand)
  .addCommand(prepareCommand)
  .addCommand(shipCommand)
  .addCommand(trackCommand)
  .addCommand(deliverCommand)
  .addCommand(cancelCommand)
  .addCommand(takeReturnCommand)
  .addCommand(refuseReturnCommand)
  .addCommand(refundCommand)
  .addHelpText('after', `\n${text.rtlNote}`)
