import { toPersianDigits } from '@hojreh/persian'
import type { Browser } from '@playwright/test'
import { timed } from '../fixtures/figures.ts'
import { expect, test } from '../fixtures/test.ts'
import { type Bought, makeBuyer } from './buyer.ts'
import { type HandKind, makeHand } from './hand.ts'
import { deskOf } from './member.ts'
import { type State, signIn, sitDown } from './seat.ts'

/** The most presses that each task of a working day may take; the desk's own tests have the same numbers. */
const most = { newOrder: 3, parcels: 6, report: 1, note: 5, wayBack: 6 }
/** Rial; more than one staff member may refund alone. */
const DEAR = 51_000_000

/** The desk polls every ten seconds. */
const TOLD_WITHIN_MS = 25_000

let manager: State
let second: State
let origin = ''

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser, baseURL }) => {
  origin = baseURL ?? ''
  const stateOf = async (name: string): Promise<State> => {
    const { state, close } = await signIn(browser, origin, name)
    await close()
    return state
  }
  manager = await stateOf('مینا صادقی')
  second = await stateOf('کاوه شریفی')
})

const sit = (browser: Browser, storageState: State, width: number, path: string) =>
  sitDown(browser, origin, { storageState, width, path })

const ways: [width: number, kind: HandKind][] = [
  [360, 'pointer'],
  [1440, 'pointer'],
  [1440, 'keyboard'],
]

for (const [width, kind] of ways)
  test.describe(`by ${kind} at ${width} px`, () => {
    const way = `${width} px, ${kind}`

    test('a new order is opened from its notice, packed and sent with its code', async ({
      browser,
      playwright,
    }) => {
      const buyer = await makeBuyer(playwright.request, origin)
      const { page, button, link, close } = await sit(browser, manager, width, '')
      const hand = makeHand(page, kind)
      let order: Bought = { id: '', orderNumber: '' }
      const notice = () => link(new RegExp(`سفارش ${toPersianDigits(order.orderNumber)} رسید`))
      // The notice shows the newest order: a parallel journey may buy before the desk polls again.
      await expect(async () => {
        order = await buyer.paid()
        await expect(notice()).toBeInViewport({ timeout: TOLD_WITHIN_MS })
      }).toPass()
      const tell = timed('J1 new order packed and sent', way)
      await hand.press(notice())
      await hand.press(button('آغاز بسته‌بندی'))
      await hand.type(page.getByLabel('کد رهگیری'), `0240800${order.orderNumber}`)
      await hand.key('Enter')
      await expect(button('تحویل شد')).toBeVisible()
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.newOrder)
      await close()
      await buyer.close()
    })

    test('orders are printed, scanned with their codes and leave together', async ({
      browser,
      playwright,
    }) => {
      const buyer = await makeBuyer(playwright.request, origin)
      const orders = [await buyer.paid(), await buyer.paid()]
      const { page, button, link, close } = await sit(browser, manager, width, '/orders')
      const hand = makeHand(page, kind)
      const tell = timed('J2 two orders printed, scanned, sent', way)
      const views = page.getByRole('navigation', { name: 'نماهای آماده' })
      const toPack = views.getByRole('link', { name: 'برای بسته‌بندی' })
      await hand.press(toPack)
      // The address changes before the view does, and the rows of the previous view can still be selected.
      await expect(toPack).toHaveAttribute('aria-current', 'page')
      await hand.tick(page.getByRole('checkbox', { name: /انتخاب همه/ }))
      await hand.press(link('برگه‌ی بسته‌بندی'))
      await page.waitForURL(/\/admin\/print/)
      await hand.back()
      await page.waitForURL(/status=paid/)
      await hand.press(
        page.getByRole('navigation', { name: 'بخش‌های پیشخوان' }).getByRole('link', { name: /^بسته‌بندی/ }),
      )
      // The page accepts a scanner's input wherever the focus is.
      await expect(page.getByLabel('شماره سفارش')).toBeVisible()
      for (const { orderNumber } of orders) await hand.scan(orderNumber, `0240801${orderNumber}`)
      await hand.press(button(`ارسال همه (${toPersianDigits(orders.length)})`))
      await expect(page.getByText(/مرسوله ارسال شد/).first()).toBeVisible()
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.parcels)
      await close()
      await buyer.close()
    })

    test('a report of a transfer is accepted by one press, and the next one opens', async ({
      browser,
      playwright,
    }) => {
      const buyers = [
        await makeBuyer(playwright.request, origin),
        await makeBuyer(playwright.request, origin),
      ]
      for (const buyer of buyers) await buyer.reported()
      const { page, button, close } = await sit(browser, manager, width, '/card-reports')
      const hand = makeHand(page, kind)
      const of = page.getByRole('heading', { name: /سفارش/ }).first()
      const first = (await of.textContent()) ?? ''
      const tell = timed('J3 transfer accepted', way)
      await hand.press(button('رسید'))
      await expect(of).not.toHaveText(first)
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.report)
      await close()
      for (const buyer of buyers) await buyer.close()
    })

    test('whoever is on the phone is found by the number, and their last order gets a note', async ({
      browser,
      playwright,
    }) => {
      const buyer = await makeBuyer(playwright.request, origin)
      const order = await buyer.paid()
      const { page, button, close } = await sit(browser, manager, width, '')
      const hand = makeHand(page, kind)
      const tell = timed('J4 caller found, note on their order', way)
      if (width < 720) await hand.press(button('جست‌وجو و رفتن'))
      else await hand.key('Control+KeyK')
      await hand.type(page.getByRole('combobox'), buyer.phone)
      const number = toPersianDigits(order.orderNumber)
      await hand.choose(page.getByRole('option', { name: new RegExp(`سفارش ${number}`) }))
      await page.waitForURL(new RegExp(`/orders/${order.id}`))
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
      await hand.fill(page.getByLabel('یادداشت برای همکاران'), 'فردا زنگ می‌زند')
      await hand.press(button('افزودن یادداشت'))
      await expect(page.getByText('فردا زنگ می‌زند').first()).toBeVisible()
      tell(hand.presses())
      expect(hand.presses()).toBeLessThanOrEqual(most.note)
      await close()
      await buyer.close()
    })

    test('goods that are back become money that is back: prepared by one, allowed by another', async ({
      browser,
      playwright,
    }) => {
      const buyer = await makeBuyer(playwright.request, origin)
      const order = await buyer.paid(DEAR)
      const first = await sit(browser, manager, width, '/orders')
      const act = (path: string, data = {}) =>
        first.page.request.post(`${deskOf(origin)}/api/admin/order/${path}?id=${order.id}`, {
          headers: { origin: deskOf(origin), 'x-hojreh-admin': '1' },
          data,
        })
      await act('pack')
      await act('ship', { trackingCode: null })
      await act('deliver')
      await buyer.post(`/api/order/return?id=${order.id}`, { reason: 'رنگ آن چیز دیگری بود' })

      await first.page.goto(`${deskOf(origin)}/admin/returns`, { waitUntil: 'load' })
      const hand = makeHand(first.page, kind)
      const card = first.page.getByRole('listitem').filter({ hasText: toPersianDigits(order.orderNumber) })
      await expect(card).toBeVisible()
      const tell = timed('J8 goods back, money back by two', way)
      await hand.press(card.getByRole('button', { name: 'کالاها رسید' }))
      await hand.press(first.button('بازگشت وجه'))
      await expect(first.page.getByText(/شما آماده کرده‌اید/)).toBeVisible()

      const { page, button, link, close } = await sit(browser, second, width, '')
      const other = makeHand(page, kind)
      await other.press(link(new RegExp(`سفارش ${toPersianDigits(order.orderNumber)}`)))
      await other.press(button('تایید'))
      await other.fill(page.getByLabel(/شماره پیگیری بانک/), '140509990001')
      await other.key('Enter')
      await expect(page.getByText(/140509990001|۱۴۰۵۰۹۹۹۰۰۰۱/).first()).toBeVisible()
      tell(hand.presses() + other.presses())
      expect(hand.presses() + other.presses()).toBeLessThanOrEqual(most.wayBack)
      expect(JSON.stringify(await buyer.orderDetails(order.id))).toContain('140509990001')
      await first.close()
      await close()
      await buyer.close()
    })
  })
