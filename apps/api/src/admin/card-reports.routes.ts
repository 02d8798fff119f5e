import { cardReportRepository } from '../modules/payment/card-report.repository.ts'
import { openReceiptStore } from '../modules/payment/receipt-store.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { acceptCardReport, rejectCardPayment } from '../workflows/payment/review-card-payment.ts'
import { toCardReports } from './card-reports.ts'
import { pageOf, readCursor } from './cursor.ts'
import { movedOrder } from './moved-order.ts'
import type { RegisterAdminEndpoint } from './register-admin-endpoint.ts'
import { sendPrivatePicture } from './send-private-picture.ts'

const reviewedOf = ({ orderId: id, paymentId }: { orderId: string; paymentId?: string | undefined }) => ({
  id,
  paymentId,
})

export const registerCardReports = (
  register: RegisterAdminEndpoint,
  { files, database }: Dependencies,
): void => {
  const { db } = database
  const receipts = openReceiptStore(files)

  register('listCardReports', async ({ query: { after, take } }) => {
    const repository = cardReportRepository(db)
    const rows = await repository.listWaiting(take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ payment }) => ({ at: payment.createdAt, id: payment.id }))
    const orderOf = new Map(shown.map(({ payment, order }) => [payment.id, order]))
    const items = (await toCardReports(db, shown)).map((report) => {
      const order = orderOf.get(report.paymentId)
      return {
        ...report,
        orderId: order?.id ?? '',
        orderNumber: order?.orderNumber ?? '',
        receiverName: order?.address?.receiverName ?? '',
        total: order?.total ?? 0,
      }
    })
    return { items, next, total: (await repository.waiting()).count }
  })

  register(
    'acceptCardReport',
    ({ desk, query, body }) =>
      movedOrder(desk, query.orderId, (by) => acceptCardReport(by, reviewedOf(query), body)),
    'order',
  )
  register(
    'rejectCardReport',
    ({ desk, query }) => movedOrder(desk, query.orderId, (by) => rejectCardPayment(by, reviewedOf(query))),
    'order',
  )
  register('getReceipt', async ({ query: { paymentId }, reply }) =>
    sendPrivatePicture(reply, await receipts.read(paymentId), `receipt-${paymentId}`),
  )
}
