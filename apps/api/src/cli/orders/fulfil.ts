import { cancelByOperator, prepareOrder } from '../../workflows/orders/fulfil-order.ts'
import { deliverOrder } from '../../workflows/orders/parcels/change-parcel.ts'
import { refundOrder } from '../../workflows/refunds/refund-order.ts'
import { type OrderOptions, orderCommand, say } from './order-command.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

export const prepareCommand = orderCommand(
  'prepare',
  'بسته‌بندی آغاز شد؛ مشتری دیگر نمی‌تواند لغو کند · packing begins',
  prepareOrder,
)

export const deliverCommand = orderCommand('deliver', 'سفارش به مشتری رسید · it arrived', deliverOrder)

export const cancelCommand = orderCommand(
  'cancel',
  'لغو؛ کالاها آزاد می‌شود و پول پرداخت‌شده باید بازگردد · cancels; what was paid is owed back',
  cancelByOperator,
)

export const refundCommand = orderCommand<OrderOptions & { reference?: string }>(
  'refund',
  'پول بازگردانده شد؛ به مشتری پیامک می‌رود · the money was sent back; the customer gets an SMS',
  async (dependencies, order, { reference }) => {
    if ((await refundOrder(dependencies, order, reference ?? null)).waits) say(text.waits)
  },
).option('-r, --reference <code>', 'شماره پیگیری بانک · the bank’s reference of the transfer')
