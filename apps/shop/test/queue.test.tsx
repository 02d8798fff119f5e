import type { ResponseOf } from '@hojreh/api'
import type { Cart } from '@hojreh/contract'
import { refuse } from '@hojreh/testing'
import { cardTransfer, readyCart } from '@hojreh/testing/customer'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.tsx'

const own = { offerId: 'offer-0001', title: 'قالیچه‌ی ترکمن', place: 123, isTurn: false }
const inQueue: Cart = { ...readyCart, queues: [own] }
const started = {
  redirectUrl: 'https://bank.example/pay/1',
  orderId: 'order-0001',
  paymentId: 'payment-0001',
}
const payButton = async () =>
  (await screen.findAllByRole('button', { name: 'پرداخت از درگاه بانکی' }))[0] as HTMLElement
const panel = () => screen.findByRole('region', { name: 'در صف خرید «قالیچه‌ی ترکمن» هستید' })

/** A sale whose queue moves as a test says, and a bank that is reached at one's turn. */
const openSale = async (changes: Parameters<typeof openShop>[1] = {}, cart: Cart = readyCart) => {
  const sale: ResponseOf<'getQueue'> & { isIn: boolean } = { admittedTo: 100, state: 'moving', isIn: false }
  const opened = await openShop('/cart?step=payment', {
    getPending: () => (sale.isIn ? inQueue : cart),
    listShippingMethods: () => [],
    getQueue: () => ({ state: sale.state, admittedTo: sale.admittedTo }),
    startPayment: () => {
      sale.isIn = true
      return sale.admittedTo >= own.place && sale.state === 'moving' ? started : refuse('in_queue')
    },
    ...changes,
  })
  return { ...opened, sale }
}

describe('the queue of a sale', () => {
  it('shows the place, and goes to pay by itself when the turn has come', async () => {
    const { sale, left, countOf } = await openSale()
    await userEvent.click(await payButton())
    const waiting = within(await panel())
    expect(waiting.getByText('۱۲۳')).toBeDefined()
    expect(await waiting.findByText('۲۲ نفر')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    // The call is not made once more by itself, as other refusals of a GET are.
    expect(countOf('/api/order/payment')).toBe(1)
    sale.admittedTo = 123
    await waitFor(() => expect(left).toEqual([started.redirectUrl]))
    expect(countOf('/api/order/payment')).toBe(2)
  })

  it('is there again after the page was opened anew', async () => {
    const { left, sale } = await openSale({}, inQueue)
    expect(await panel()).toBeDefined()
    sale.admittedTo = 123
    await waitFor(() => expect(left).toEqual([started.redirectUrl]))
  })

  it('does not send anybody to the bank who only opens a page after their turn came', async () => {
    const { left } = await openSale({}, { ...readyCart, queues: [{ ...own, isTurn: true }] })
    expect(await payButton()).toBeDefined()
    expect(screen.getByText('نوبت خرید شما رسیده است؛ پرداخت را بزنید.')).toBeDefined()
    expect(screen.queryByRole('region', { name: /در صف خرید/ })).toBeNull()
    expect(left).toEqual([])
  })

  it('can be left, and is found again', async () => {
    await openSale()
    await userEvent.click(await payButton())
    await userEvent.click(within(await panel()).getByRole('button', { name: 'نمی‌خواهم منتظر بمانم' }))
    expect(screen.queryByRole('region', { name: /در صف خرید/ })).toBeNull()
    await userEvent.click(await payButton())
    expect(await panel()).toBeDefined()
  })

  it('says that others are paying for all that is left, and waits on', async () => {
    const { sale, left } = await openSale()
    sale.state = 'all_held'
    sale.admittedTo = 123
    await userEvent.click(await payButton())
    expect(await within(await panel()).findByText(/همه‌ی آنچه مانده در حال پرداخت است/)).toBeDefined()
    expect(left).toEqual([])
    sale.state = 'moving'
    await waitFor(() => expect(left).toEqual([started.redirectUrl]))
  })

  it('ends with the words of the shop and the cart when all is sold', async () => {
    const { router, sale } = await openSale({
      startPayment: () => refuse(sale.state === 'sold_out' ? 'insufficient_stock' : 'in_queue'),
      getPending: () => (sale.state === 'sold_out' ? readyCart : inQueue),
    })
    expect(await panel()).toBeDefined()
    sale.state = 'sold_out'
    expect(await screen.findByText('موجودی این کالا کافی نیست')).toBeDefined()
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it.each([
    ['from the first look on', true],
    ['after a look that went well', false],
  ])('says when the shop is not reached, %s, and goes on when it is', async (_when, isAwayAtFirst) => {
    let isAway = isAwayAtFirst
    let admittedTo = 100
    const { left } = await openSale(
      {
        getQueue: () => (isAway ? refuse('unavailable') : { state: 'moving', admittedTo }),
        startPayment: () => started,
      },
      inQueue,
    )
    if (!isAwayAtFirst) await within(await panel()).findByText('۲۲ نفر')
    isAway = true
    const away = 'ارتباط قطع است؛ جای شما در صف می‌ماند.'
    expect(await screen.findByText(away)).toBeDefined()
    isAway = false
    admittedTo = 123
    await waitFor(() => expect(left).toEqual([started.redirectUrl]))
  })

  it('stands before a transfer from card to card, too', async () => {
    const cart = { ...readyCart, canPayOnline: false, canPayByCard: true }
    const sale = { admittedTo: 0, isIn: false }
    const { router } = await openShop('/cart?step=payment', {
      listShippingMethods: () => [],
      getPending: () => ({ ...cart, queues: sale.isIn ? [own] : [] }),
      getQueue: () => ({ state: 'moving', admittedTo: sale.admittedTo }),
      startCardPayment: () => {
        sale.isIn = true
        return sale.admittedTo < own.place ? refuse('in_queue') : { ...cardTransfer, orderId: 'order-0001' }
      },
    })
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'ثبت سفارش و دریافت شماره کارت' }))[0] as HTMLElement,
    )
    expect(within(await panel()).getByText(/خودش به صفحه‌ی شماره کارت می‌رود/)).toBeDefined()
    sale.admittedTo = 123
    await waitFor(() => expect(router.state.location.search).toContain('order=order-0001'))
  })
})
