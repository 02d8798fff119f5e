import { endpoints, type OrderDetails } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import { sendPage } from '../../http/send-page.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { sellerOf } from '../content/shop-facts.ts'
import { invoiceMessages } from './invoice.messages.ts'
import { invoiceStyle } from './invoice.style.ts'
import { invoicePage } from './invoice-page.ts'

type FindOwn = (customerId: string, id: string) => Promise<OrderDetails>

/**
 * A link cannot carry a header, so here the token may come in its cookie too. That is safe for this call alone:
 * it changes nothing, and no other site can read its response or put it into a frame.
 */
const takeTokenFromCookie = (cookieName: string) => (request: FastifyRequest) => {
  const token = request.cookies[cookieName]
  if (token && !request.headers.authorization) request.headers.authorization = `Bearer ${token}`
}

/** The printable invoice of an order of one's own. */
export const registerInvoice = (
  app: FastifyInstance,
  { config, database: { db } }: Dependencies,
  findOwn: FindOwn,
): void => {
  registerEndpoint(
    app,
    endpoints.getInvoice,
    async ({ customer: { customerId }, query: { id }, reply }) => {
      const order = await findOwn(customerId, id)
      return sendPage(reply, {
        title: invoiceMessages.title(toPersianDigits(order.orderNumber)),
        style: invoiceStyle,
        body: invoicePage(order, await sellerOf(db, config)),
      }) as unknown as string
    },
    takeTokenFromCookie(config.AUTH_COOKIE_NAME),
  )
}
