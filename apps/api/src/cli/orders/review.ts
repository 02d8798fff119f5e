import { formatToman } from '@hojreh/persian'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { confirmCardPayment, rejectCardPayment } from '../../workflows/payment/review-card-payment.ts'
import { type OrderOptions, orderCommand } from './order-command.ts'
import { ordersCliMessages as text } from './orders.messages.ts'

interface ConfirmOptions extends OrderOptions {
  despiteAmount?: true
  despiteSameCode?: true
}

export const confirmCommand = orderCommand<ConfirmOptions>(
  'confirm-payment',
  'پول کارت به کارت به حساب رسیده است · the card-to-card money has arrived',
  async (dependencies, order, { despiteAmount, despiteSameCode }) => {
    const reports = cardReportRepository(dependencies.database.db)
    const open = await reports.openOf(order.id)
    if (open && open.report.amount !== open.payment.amount && !despiteAmount)
      confirmCommand.error(
        text.amountDiffers(formatToman(open.payment.amount), formatToman(open.report.amount)),
      )
    const others = open ? await reports.ordersWithSameCode(open.report) : []
    if (others.length > 0 && !despiteSameCode)
      confirmCommand.error(`${text.sameCode(others)}\n${text.sameCodeRefused}`)
    const payment = await confirmCardPayment(dependencies, order)
    if (payment.status === 'refund_due') process.stderr.write(`${text.owed}\n`)
  },
)
  .option(
    '--despite-amount',
    'هرچند مبلغ گزارش‌شده با مبلغ خواسته‌شده یکی نیست · although the reported amount differs',
  )
  .option(
    '--despite-same-code',
    'هرچند همین شماره پیگیری برای سفارش دیگری هم گزارش شده است · although another order has the same code',
  )

export const rejectCommand = orderCommand(
  'reject-payment',
  'پول کارت به کارت پیدا نشد؛ سفارش دوباره در انتظار پرداخت است · there is no such money',
  rejectCardPayment,
)
