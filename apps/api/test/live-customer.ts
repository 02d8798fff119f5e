import { authorityOf, fillCart, payUrl } from './checkout.ts'
import type { makeFakeGateway } from './fake-gateway.ts'
import type { TestApp } from './test-app.ts'
import type { Ids } from './valid-input.ts'

type Bank = ReturnType<typeof makeFakeGateway>

/**
 * A customer who has one of everything: an address, a full cart, an order that waits for its payment, a paid one,
 * a comment, a favourite and a second device.
 */
export const liveCustomer = async (
  shop: TestApp,
  bank: Bank,
  phone: string,
  goods: { productId: string; articleId: string },
) => {
  const { productId, articleId } = goods
  const customer = await shop.signIn(phone)
  const lines = [{ productId, count: 1 }]
  await fillCart(customer, lines)
  const paid = await customer.get(payUrl())
  bank.pay(authorityOf(paid))
  await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(paid)}&Status=OK`)
  await customer.post('/api/order/addToCart', lines)
  const [address] = (await customer.get('/api/user/addresses')).json<{ id: string }[]>()
  await customer.post(`/api/order/setAddress?id=${address?.id}`, { shippingMethodId: 'post' })
  const unpaid = await customer.get(payUrl())
  await customer.post('/api/order/addToCart', lines)
  await customer.post(`/api/order/setAddress?id=${address?.id}`, { shippingMethodId: 'post' })
  await customer.post('/api/comment/add', { productId, rating: 5, text: 'خوب است' })
  await customer.post('/api/user/favorites', { productId, favorite: true })
  const comments = (await customer.get('/api/user/comments')).json<{ items: { id: string }[] }>()
  shop.time.advance(61_000)
  const other = await shop.signIn(phone)
  const sessions = (await other.get('/api/user/sessions')).json<{ id: string; isCurrent: boolean }[]>()
  const ids: Ids = {
    phone,
    productId,
    articleId,
    addressId: address?.id ?? '',
    unpaidOrderId: unpaid.json<{ orderId: string }>().orderId,
    paidOrderId: paid.json<{ orderId: string }>().orderId,
    authority: authorityOf(unpaid),
    commentId: comments.items[0]?.id ?? '',
    sessionId: sessions.find(({ isCurrent }) => isCurrent)?.id ?? '',
  }
  return { ...customer, ids }
}

export type LiveCustomer = Awaited<ReturnType<typeof liveCustomer>>
