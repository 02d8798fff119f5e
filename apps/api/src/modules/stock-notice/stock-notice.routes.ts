import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { stockNoticeMessages as messages } from './stock-notice.messages.ts'
import { stockNoticeRepository } from './stock-notice.repository.ts'
import { askForNotice } from './stock-notice.service.ts'

export const registerStockNotices = (app: FastifyInstance, dependencies: Dependencies): void => {
  registerEndpoint(app, endpoints.listNotices, async ({ customer: { customerId } }) => ({
    productIds: await stockNoticeRepository(dependencies.database.db).productIdsOf(customerId),
  }))
  registerEndpoint(app, endpoints.notifyMe, async ({ customer, body }) => {
    await askForNotice(dependencies, customer, body.productId)
    return { success: true as const, message: messages.noted }
  })
}
