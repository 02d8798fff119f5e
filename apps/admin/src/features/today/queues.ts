import type { QueueName } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'
import { todayMessages as text } from './today.messages.ts'

const ordersIn = (status: string) => `${paths.orders}?status=${status}&sort=oldest`

/** Where the rows of each queue are, and what it is called. */
export const queueViews: Record<QueueName, { label: string; href: string }> = {
  to_pack: { label: text.toPack, href: ordersIn('paid') },
  packing: { label: text.packing, href: ordersIn('preparing') },
  card_reports: { label: text.cardReports, href: paths['card-reports'] },
  returns: { label: text.returns, href: paths.returns },
  owed_back: { label: text.owedBack, href: paths.refunds },
  approvals: { label: text.approvals, href: `${paths.today}#approvals` },
  comments: { label: text.comments, href: paths.comments },
  questions: { label: text.questions, href: paths.questions },
  failed_sms: { label: text.failedSms, href: `${paths.sms}?state=failed` },
  out_of_stock: { label: text.outOfStock, href: `${paths['goods/products']}?stock=out` },
  messages: { label: text.messages, href: paths.messages },
}
