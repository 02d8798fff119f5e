import type { APIRequest } from '@playwright/test'
import { signInByCalls } from '../fixtures/customer.ts'
import { newPhone } from '../fixtures/shopper.ts'

const PRODUCT = 'golab-doatasheh-ghamsar-250'

export interface Bought {
  id: string
  orderNumber: string
}

/** Makes what buys by the calls that the pages of the shop make: what shoppers see has journeys of its own. */
export const makeBuyer = async (requests: APIRequest, shopOrigin: string) => {
  const request = await requests.newContext({ baseURL: shopOrigin })
  const phone = newPhone()
  const { get, post, productOf, addToCart, chooseDelivery } = await signInByCalls(request, phone)
  /** One with plenty in stock, or the dearest of the shop. */
  const productFor = async (atLeast: number): Promise<{ productId: string; price: number }> => {
    if (atLeast === 0) return productOf(PRODUCT)
    const { items } = await get<{ items: { productId: string; price: number }[] }>(
      '/api/shop/products?sort=expensive&inStock=true&take=12',
    )
    return items[0] ?? { productId: '', price: 1 }
  }
  const fillCart = async (atLeast: number) => {
    const { productId, price } = await productFor(atLeast)
    const count = Math.max(1, Math.ceil(atLeast / price))
    await addToCart(productId, count)
    await chooseDelivery()
  }
  const numberOf = async (id: string): Promise<Bought> => {
    const { orderNumber } = await get<{ orderNumber: string }>(`/api/order/orderDetails?id=${id}`)
    return { id, orderNumber }
  }
  return {
    phone,
    post,
    /** What the page of an order shows its customer. */
    orderDetails: (id: string) => get(`/api/order/orderDetails?id=${id}`),
    /** An order that is paid at the bank. @param atLeast what its goods cost, in rial */
    paid: async (atLeast = 0): Promise<Bought> => {
      await fillCart(atLeast)
      const { orderId, redirectUrl } = await get<{ orderId: string; redirectUrl: string }>(
        '/api/order/payment',
      )
      await request.post(redirectUrl, { form: { outcome: 'pay' }, maxRedirects: 0 })
      const authority = redirectUrl.split('/').at(-1)
      await get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
      return numberOf(orderId)
    },
    /** An order whose transfer waits for a look. */
    reported: async (): Promise<Bought> => {
      await fillCart(0)
      const { orderId, amount } = await post<{ orderId: string; amount: number }>('/api/order/cardPayment')
      await post(`/api/order/paymentKart?id=${orderId}`, {
        ...{ trackingCode: String(Date.now()), cardLast4: '1234', amount },
        paidAt: new Date().toISOString(),
      })
      return numberOf(orderId)
    },
    /** Where a transfer for an order goes to, which is made when none is named. */
    transfer: async (id?: string): Promise<{ orderId: string; cardNumber: string }> => {
      if (id === undefined) await fillCart(0)
      return post('/api/order/cardPayment', id === undefined ? {} : { id })
    },
    close: () => request.dispose(),
  }
}
