import { orderApi } from '@hojreh/api'
import type { Address, Cart, CartLine } from '@hojreh/contract'
import { refuse, samples } from '@hojreh/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openShop } from './open-shop.tsx'

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  productId: 'product-0001',
  slug: 'rug-1',
  title: 'قالیچه‌ی ترکمن',
  image: samples.picture,
  unitPrice: 12_000_000,
  priceBefore: null,
  listPrice: null,
  count: 2,
  maxCount: 5,
  lineTotal: 24_000_000,
  problem: null,
  ...changes,
})
const cartOf = (lines: CartLine[], changes: Partial<Cart> = {}): Cart => ({
  ...samples.emptyCart,
  lines,
  subtotal: 24_000_000,
  total: 24_000_000,
  totalCount: lines.reduce((sum, { count }) => sum + count, 0),
  problems: lines.flatMap(({ productId, title, problem }) =>
    problem ? [{ productId, title, problem }] : [],
  ),
  ...changes,
})
const address: Address = {
  id: 'address-0001',
  title: 'خانه',
  receiverName: 'سارا امینی',
  receiverPhone: '09120000000',
  province: 'تهران',
  city: 'تهران',
  street: 'ولیعصر',
  plaque: '۱',
  unit: '',
  postalCode: '1234567890',
  location: null,
  isDefault: true,
}
const post = { id: 'post', title: 'پست پیشتاز', description: '', fee: 500_000, isFree: false }
const ready = cartOf([line()], { address, shippingMethodId: 'post', shippingFee: 500_000, total: 24_500_000 })
const payButton = async () =>
  (await screen.findAllByRole('button', { name: 'پرداخت از درگاه بانکی' }))[0] as HTMLElement

describe('the cart', () => {
  it('says that it is empty, with a way on', async () => {
    await openShop('/cart')
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeDefined()
    expect(screen.getByRole('link', { name: 'رفتن به فروشگاه' }).getAttribute('href')).toBe('/shop')
  })

  it('sends a visitor to sign in, and leads back', { tags: ['§2.29'] }, async () => {
    const { router } = await openShop('/shop', {}, { isSignedIn: false })
    await screen.findByRole('heading', { level: 1 })
    const { promise, resolve } = Promise.withResolvers<string>()
    vi.stubGlobal('location', { ...window.location, assign: resolve, href: window.location.href })
    void router.navigate('/cart?step=delivery')
    await expect(promise).resolves.toContain('/auth?returnTo=%2Fcart%3Fstep%3Ddelivery')
  })

  it('changes counts by one call each and says what happened', async () => {
    const bodies: unknown[] = []
    let cart = cartOf([line()])
    await openShop('/cart', {
      getPending: () => cart,
      addToCart: ({ body }) => {
        bodies.push(body)
        cart = cartOf(bodies.length === 1 ? [line({ count: 1, lineTotal: 12_000_000 })] : [])
        return cart
      },
    })
    const user = userEvent.setup()
    const counter = await screen.findByRole('group', { name: 'قالیچه‌ی ترکمن' })
    await user.click(within(counter).getAllByRole('button')[1] as HTMLElement)
    expect(await screen.findByText('عملیات با موفقیت انجام شد')).toBeDefined()
    await user.click(within(counter).getAllByRole('button')[1] as HTMLElement)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'برداشتن' }))
    expect(await screen.findByText('محصول از سبد خرید حذف شد')).toBeDefined()
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeDefined()
    expect(bodies).toEqual([
      [{ productId: 'product-0001', count: -1 }],
      [{ productId: 'product-0001', count: -1 }],
    ])
  })

  it('offers a way out at a line that stock does not suffice for, and lets nobody past it', {
    tags: ['§D4.4'],
  }, async () => {
    const short = cartOf([line({ count: 4, maxCount: 1, problem: 'insufficient_stock' })])
    const bodies: unknown[] = []
    const { router } = await openShop('/cart?step=payment', {
      getPending: () => short,
      addToCart: ({ body }) => {
        bodies.push(body)
        return cartOf([line({ count: 1, maxCount: 1 })])
      },
    })
    const [onwards] = await screen.findAllByRole('button', {
      description: 'برای ادامه، کالاهایی را که مشکل دارند اصلاح کنید.',
    })
    await userEvent.click(onwards as HTMLElement)
    const wayOut = screen.getByRole('button', { name: 'کاهش به ۱ عدد' })
    expect(document.activeElement).toBe(wayOut)
    expect(router.state.location.search).toBe('')
    await userEvent.click(wayOut)
    await waitFor(() => expect(bodies).toEqual([[{ productId: 'product-0001', count: -3 }]]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'کاهش به ۱ عدد' })).toBeNull())
  })

  it('chooses the default address and the first way of sending by itself', async () => {
    let cart = cartOf([line()])
    const wishes: unknown[] = []
    await openShop('/cart?step=delivery', {
      getPending: () => cart,
      listAddresses: () => [address],
      setAddress: ({ query, body }) => {
        wishes.push([query.get('id'), body])
        cart = { ...cartOf([line()], { address }), ...(body as object) }
        return cart
      },
      listShippingMethods: () => [post, { ...post, id: 'tipax', title: 'تیپاکس', fee: 900_000 }],
    })
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /پست پیشتاز/ })
    await waitFor(() => expect(chosen.checked).toBe(true))
    expect(screen.getByText('۵۰٬۰۰۰ تومان')).toBeDefined()
    expect(wishes).toEqual([
      [address.id, {}],
      [address.id, { shippingMethodId: post.id }],
    ])
  })

  it('leads whoever bought here before straight to the payment, in a frame that leads nowhere else', async () => {
    let cart = cartOf([line()])
    const { router } = await openShop('/cart?step=payment', {
      getPending: () => cart,
      listAddresses: () => [address],
      setAddress: ({ body }) => {
        cart = { ...cartOf([line()], { address }), ...(body as object) }
        return cart
      },
      listShippingMethods: () => [post],
    })
    expect(await payButton()).toBeDefined()
    expect(router.state.location.search).toBe('?step=payment')
    expect(screen.getByRole('heading', { level: 1, name: 'پرداخت' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'کالاهای این سفارش' })).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('leads who has no address yet to the form, and the button to its first field', async () => {
    const { router } = await openShop('/cart?step=payment', {
      getPending: () => cartOf([line()]),
      listAddresses: () => [],
    })
    const field = await screen.findByRole('textbox', { name: 'نام و نام خانوادگی گیرنده' })
    expect(router.state.location.search).toBe('?step=delivery')
    const [onwards] = screen.getAllByRole('button', { name: 'ادامه و پرداخت' })
    await userEvent.click(onwards as HTMLElement)
    expect(document.activeElement).toBe(field)
  })

  it('begins a first address in the city that was chosen at a product', async () => {
    localStorage.setItem('hojreh-city', JSON.stringify({ province: 'اصفهان', city: 'کاشان' }))
    onTestFinished(() => localStorage.removeItem('hojreh-city'))
    await openShop('/cart?step=delivery', {
      getPending: () => cartOf([line()]),
      listAddresses: () => [],
      listProvinces: () => ['اصفهان', 'تهران'],
      listCities: ({ query }) => (query.get('province') === 'اصفهان' ? ['اصفهان', 'کاشان'] : []),
    })
    const city = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'شهر' })
    await waitFor(() => expect(city.value).toBe('کاشان'))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'استان' }).value).toBe('اصفهان')
  })

  it('goes on to the payment when the button is pressed while the choice is still being noted', async () => {
    let cart = cartOf([line()], { address })
    const noted = Promise.withResolvers<void>()
    const { router } = await openShop('/cart?step=delivery', {
      getPending: () => cart,
      listAddresses: () => [address],
      setAddress: async ({ body }) => {
        await noted.promise
        cart = { ...cart, ...(body as object) }
        return cart
      },
      listShippingMethods: () => [post],
    })
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /پست پیشتاز/ })
    await waitFor(() => expect(chosen.checked).toBe(true))
    const [onwards] = screen.getAllByRole('link', { name: 'ادامه و پرداخت' })
    await userEvent.click(onwards as HTMLElement)
    expect(router.state.location.search).toBe('?step=payment')
    noted.resolve()
    expect(await payButton()).toBeDefined()
    expect(router.state.location.search).toBe('?step=payment')
  })

  it('is a gift by one tick, which is taken back when the server refuses it; another receiver has an empty form', async () => {
    const asked: unknown[] = []
    await openShop('/cart?step=delivery', {
      getPending: () => ready,
      listAddresses: () => [address],
      listShippingMethods: () => [post],
      setAddress: ({ body }) => {
        asked.push((body as { gift?: unknown }).gift)
        return asked.length === 1 ? refuse('internal_error') : { ...ready, ...(body as object) }
      },
    })
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'این سفارش هدیه است' })
    await userEvent.click(tick)
    await waitFor(() => expect(asked).toEqual([{ card: '', hidesPrices: true }]))
    await waitFor(() => expect(tick.checked).toBe(false))
    await userEvent.click(tick)
    await userEvent.type(screen.getByRole('textbox', { name: /متن کارت هدیه/ }), 'مبارک')
    await userEvent.click(screen.getByRole('button', { name: 'گیرنده کس دیگری است' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ card: 'مبارک', hidesPrices: true }))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /نام و نام خانوادگی گیرنده/ })
    expect(name.value).toBe('')
  })

  it('chooses anew when the shop has ended the way of sending meanwhile', async () => {
    let cart = cartOf([line()], { address, shippingMethodId: 'bike' })
    const { store } = await openShop('/cart?step=delivery', {
      getPending: () => cart,
      listAddresses: () => [address],
      setAddress: ({ body }) => {
        cart = { ...cart, ...(body as object) }
        return cart
      },
      listShippingMethods: () => [post],
    })
    const way = await screen.findByRole<HTMLInputElement>('radio', { name: /پست پیشتاز/ })
    expect(way.checked).toBe(false)
    for (const _ of [1, 2]) {
      cart = { ...cart, shippingMethodId: null }
      store.dispatch(orderApi.util.invalidateTags(['Cart']))
      await waitFor(() => expect(cart.shippingMethodId).toBe('post'))
      await waitFor(() => expect(way.checked).toBe(true))
    }
  })

  it('asks once for a way of sending that the shop refuses, and leaves the choice to the shopper', async () => {
    let cart = cartOf([line()], { address })
    const wishes: unknown[] = []
    await openShop('/cart?step=delivery', {
      getPending: () => cart,
      listAddresses: () => [address],
      setAddress: ({ body }) => {
        wishes.push(body)
        if (wishes.length === 1) return refuse('shipping_unavailable')
        cart = { ...cart, ...(body as object) }
        return cart
      },
      listShippingMethods: () => [post],
    })
    const way = await screen.findByRole<HTMLInputElement>('radio', { name: /پست پیشتاز/ })
    await waitFor(() => expect(wishes).toHaveLength(1))
    await waitFor(() => expect(way.disabled).toBe(false))
    expect(way.checked).toBe(false)
    await userEvent.click(way)
    await waitFor(() => expect(way.checked).toBe(true))
    expect(wishes).toHaveLength(2)
  })

  it('says that the addresses or the ways of sending did not come, and tries again', async () => {
    let isDown = true
    const unless = <Result,>(response: Result) => (isDown ? refuse('internal_error') : response)
    await openShop('/cart?step=delivery', {
      getPending: () => ready,
      listAddresses: () => unless([address]),
      listShippingMethods: () => refuse('internal_error'),
    })
    expect(await screen.findByRole('heading', { name: 'آدرس‌های شما نشان داده نشد' })).toBeDefined()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(await screen.findByRole('heading', { name: 'شیوه‌های ارسال نشان داده نشد' })).toBeDefined()
    expect(screen.getByRole('radio', { name: /سارا امینی/ })).toBeDefined()
  })
})

describe('paying', () => {
  const responses = {
    getPending: () => ready,
    listAddresses: () => [address],
    listShippingMethods: () => [post],
  }

  it('opens one payment for a double click and goes to the gateway', async () => {
    const redirectUrl = 'https://bank.example/pay/1'
    const { left, countOf } = await openShop('/cart?step=payment', {
      ...responses,
      startPayment: () => ({ redirectUrl, orderId: 'order-0001', paymentId: 'payment-0001' }),
    })
    await userEvent.dblClick(await payButton())
    await waitFor(() => expect(left).toEqual([redirectUrl]))
    expect(countOf('/api/order/payment')).toBe(1)
  })

  it("shows the server's sentence and the step where it can be put right", async () => {
    const { router } = await openShop('/cart?step=payment', {
      ...responses,
      startPayment: () => refuse('shipping_unavailable'),
    })
    await userEvent.click(await payButton())
    expect(await screen.findByText('این روش ارسال برای آدرس شما در دسترس نیست')).toBeDefined()
    await waitFor(() => expect(router.state.location.search).toBe('?step=delivery'))
  })

  it('returns to an order that waits for its payment', async () => {
    const asked: (string | null)[] = []
    await openShop('/cart', {
      getPending: () => ({
        ...samples.emptyCart,
        unpaidOrder: { id: 'order-0009', orderNumber: '10009', total: 24_500_000, openAuthority: null },
      }),
      startPayment: ({ query }) => {
        asked.push(query.get('id'))
        return { redirectUrl: 'https://bank.example/', orderId: 'order-0009', paymentId: 'payment-0002' }
      },
    })
    expect(await screen.findByText('سفارش ۱۰۰۰۹ هنوز پرداخت نشده است')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'پرداخت سفارش' }))
    await waitFor(() => expect(asked).toEqual(['order-0009']))
  })

  describe('whose payment was left at the bank', () => {
    const unpaidOrder = {
      id: 'order-0009',
      orderNumber: '10009',
      total: 24_500_000,
      openAuthority: 'A0009',
    }
    const outcome = (status: 'paid' | 'pending') => ({
      status,
      orderId: 'order-0009',
      orderNumber: '10009',
      refId: null,
      amount: 24_500_000,
      message: '',
      arrival: null,
      isCancelled: false,
      heldUntil: null,
      canPayOnline: false,
      canPayByCard: false,
      canPayByInstalments: false,
    })

    it('is looked up first, and nobody is sent to the bank meanwhile; then it is paid', async () => {
      let isPaid = false
      const asked: string[] = []
      const response = Promise.withResolvers<void>()
      await openShop('/cart', {
        getPending: () => ({ ...samples.emptyCart, unpaidOrder: isPaid ? null : unpaidOrder }),
        checkPayment: async ({ query }) => {
          asked.push(query.toString())
          await response.promise
          isPaid = true
          return outcome('paid')
        },
      })
      expect(await screen.findByText('پرداخت سفارش ۱۰۰۰۹ در حال بررسی است')).toBeDefined()
      expect(screen.queryByRole('button', { name: /پرداخت سفارش|رفتن به بانک/ })).toBeNull()
      response.resolve()
      expect(await screen.findByText('پرداخت سفارش ۱۰۰۰۹ انجام شده است')).toBeDefined()
      await waitFor(() => expect(screen.queryByText(/در حال بررسی است/)).toBeNull())
      expect(asked[0]).toBe('Authority=A0009')
    })

    it('can be gone on with when the bank knows of no money', async () => {
      const { left } = await openShop('/cart', {
        getPending: () => ({ ...samples.emptyCart, unpaidOrder }),
        checkPayment: () => outcome('pending'),
        startPayment: () => ({
          redirectUrl: 'https://bank.example/',
          orderId: 'order-0009',
          paymentId: 'payment-0002',
        }),
      })
      expect(await screen.findByRole('button', { name: 'بررسی دوباره' })).toBeDefined()
      await userEvent.click(screen.getByRole('button', { name: 'هنوز نپرداخته‌ام؛ رفتن به بانک' }))
      await waitFor(() => expect(left).toEqual(['https://bank.example/']))
    })
  })
})
