import { refuseReturn, takeReturn } from '../../workflows/orders/return-order.ts'
import { type OrderOptions, orderCommand } from './order-command.ts'

export const takeReturnCommand = orderCommand<OrderOptions & { restock?: true }>(
  'take-return',
  'کالاهای مرجوعی رسید؛ پول باید بازگردد · the goods are back; the money is owed',
  (dependencies, order, { restock = false }) => takeReturn(dependencies, order, restock),
).option('--restock', 'کالاها به موجودی بازمی‌گردد · they can be sold again')

export const refuseReturnCommand = orderCommand<OrderOptions & { reason: string }>(
  'refuse-return',
  'مرجوعی پذیرفته نشد؛ به مشتری پیامک می‌رود · not taken back; the customer gets an SMS',
  (dependencies, order, { reason }) => refuseReturn(dependencies, order, reason),
).requiredOption('-r, --reason <text>', 'دلیل، برای مشتری · why, for the customer')
