import { endpoints, type OrderDetails } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import { sendPage } from '../../http/send-page.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { faviconAddress } from '../../shared/favicon-address.ts'
import { shownBrand } from '../content/brand.ts'
import { sellerOf } from '../content/shop-facts.ts'
import { invoiceMessages } from './invoice.messages.ts'
import { invoiceStyle } from './invoice.style.ts'
import { invoicePage, invoiceScript } from './invoice-page.ts'

/** Of the drawn mark, for a shop without a logo of its own: sharp on paper. */
const MARK_SIZE = 192

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
      const { logo } = await shownBrand(db)
      const mark = faviconAddress(MARK_SIZE, null)
      return sendPage(reply, {
        title: invoiceMessages.title(toPersianDigits(order.orderNumber)),
        style: invoiceStyle,
        script: invoiceScript,
        body: invoicePage(
          order,
          await sellerOf(db, config),
          logo ?? { src: mark.url, width: mark.size, height: mark.size },
        ),
      }) as unknown as string
    },
    takeTokenFromCookie(config.AUTH_COOKIE_NAME),
  )
}
