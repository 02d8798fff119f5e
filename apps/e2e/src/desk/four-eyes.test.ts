import { formatNumber } from '@hojreh/persian'
import type { Browser } from '@playwright/test'
import { timed } from '../fixtures/figures.ts'
import { expect, test } from '../fixtures/test.ts'
import { makeBuyer } from './buyer.ts'
import { type HandKind, makeHand } from './hand.ts'
import { type State, signIn, sitDown } from './seat.ts'

/** How many presses one prepares and another allows with, both together. */
const most = { card: 6, owner: 4, prices: 4 }
/** Prices of more goods than that take a second person. */
const MANY = 501
const OWN = 'کاری را که خودتان آماده کرده‌اید همکار دیگری باید تایید کند'

let origin = ''
let owner: Awaited<ReturnType<typeof signIn>>
let first: State
let second: State

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser, baseURL }) => {
  origin = baseURL ?? ''
  owner = await signIn(browser, origin, 'مینا صادقی', 'owner')
  const other = await signIn(browser, origin, 'کاوه شریفی', 'owner')
  await other.close()
  first = owner.state
  second = other.state
})
test.afterAll(() => owner.close())

const sit = (browser: Browser, storageState: State, width: number, path: string) =>
  sitDown(browser, origin, { storageState, width, path })

const ways: [width: number, kind: HandKind, cardNumber: string][] = [
  [360, 'pointer', '6219861012345673'],
  [1440, 'keyboard', '6037991122334455'],
]

for (const [width, kind, cardNumber] of ways)
  test.describe(`by ${kind} at ${width} px`, () => {
    const way = `${width} px, ${kind}`

    test('customers are told another card once a second owner has compared its digits', async ({
      browser,
      playwright,
    }) => {
      const buyer = await makeBuyer(playwright.request, origin)
      const { orderId } = await buyer.transfer()
      const toldCard = async () => (await buyer.transfer(orderId)).cardNumber
      const one = await sit(browser, first, width, '/payment-ways')
      const hand = makeHand(one.page, kind)
      const field = (name: string) => one.page.getByRole('textbox', { name })
      const tell = timed('Four eyes: another card', way)
      await hand.fill(field('شماره کارت'), cardNumber)
      await hand.fill(field('صاحب کارت'), 'نرگس امینی')
      await hand.fill(field('بانک'), 'سامان')
      await hand.key('Enter')
      const prepared = one.page.getByRole('region', { name: 'شماره کارت تازه' })
      await expect(prepared).toContainText('همکار دیگری باید تایید کند')
      // The member who prepared it is refused.
      await prepared.getByRole('button', { name: 'تایید' }).click()
      await expect(one.page.getByText(OWN).first()).toBeVisible()
      expect(await toldCard()).not.toBe(cardNumber)

      const other = await sit(browser, second, width, '')
      const otherHand = makeHand(other.page, kind)
      await otherHand.press(other.link(/^کارت واریز فروشگاه/))
      await expect(other.page.getByRole('region', { name: 'شماره کارت تازه' })).toContainText('مینا صادقی')
      await otherHand.press(other.button('تایید'))
      await expect.poll(toldCard).toBe(cardNumber)
      const presses = hand.presses() + otherHand.presses()
      tell(presses)
      await one.close()
      await other.close()
      await buyer.close()
      expect(presses).toBeLessThanOrEqual(most.card)
    })

    test('a member is an owner once a second owner says so', async ({ browser }) => {
      const name = `آرش کریمی ${Date.now()}`
      const member = await signIn(browser, origin, name)
      const one = await sit(browser, first, width, '/staff')
      const hand = makeHand(one.page, kind)
      const tell = timed('Four eyes: another owner', way)
      const cardIn = (page: typeof one.page) => page.getByRole('listitem').filter({ hasText: name })
      await hand.press(cardIn(one.page).getByRole('button', { name: 'مالک شود' }))
      await hand.press(one.page.getByRole('alertdialog').getByRole('button', { name: 'پرسیدن از مالک دیگر' }))
      await expect(cardIn(one.page)).toContainText('پیشنهاد کرده‌اید که مالک شود')
      await cardIn(one.page).getByRole('button', { name: 'تایید مالک تازه' }).click()
      await expect(one.page.getByText(OWN).first()).toBeVisible()

      const other = await sit(browser, second, width, '')
      const otherHand = makeHand(other.page, kind)
      await otherHand.press(other.link(new RegExp(name)))
      await otherHand.press(cardIn(other.page).getByRole('button', { name: 'تایید مالک تازه' }))
      await expect(cardIn(other.page).getByText('مالک', { exact: true })).toBeVisible()
      const presses = hand.presses() + otherHand.presses()
      tell(presses)
      await one.close()
      await other.close()
      await member.close()
      expect(presses).toBeLessThanOrEqual(most.owner)
    })

    test('the prices of many goods change once a second person has looked', async ({ browser }) => {
      const mark = `${kind}-${Date.now()}`
      const { id } = await owner.post<{ id: string }>('/api/admin/category/add', {
        ...{ title: `انبوه ${mark}`, parentId: null },
      })
      const rows = Array.from(
        { length: MANY },
        (_, place) => `M-${mark}-${place},کاسه ${place},100000,انبوه ${mark}`,
      )
      const file = Buffer.from(['sku,title,price,category', ...rows].join('\n'))
      await owner.post('/api/admin/products/import?isTrial=no&currency=toman', file)
      const priceNow = async () => {
        const { items } = await owner.read<{ items: { price: number }[] }>(`price-grid?categoryId=${id}`)
        return items[0]?.price
      }
      const one = await sit(browser, first, width, `/products/percent?categoryId=${id}&percent=10&step=1000`)
      const hand = makeHand(one.page, kind)
      const tell = timed('Four eyes: many prices', way)
      await expect(one.page.getByText('پس از تایید همکار دیگری آغاز می‌شود')).toBeVisible()
      await hand.press(one.button(`تغییر قیمت ${formatNumber(MANY)} کالا`))
      await expect(one.page.getByText('در انتظار نفر دوم').first()).toBeVisible()
      expect(await priceNow()).toBe(1_000_000)

      const other = await sit(browser, second, width, '')
      const otherHand = makeHand(other.page, kind)
      await otherHand.press(other.link(new RegExp(`انبوه ${mark}`)))
      await otherHand.press(other.button('تایید'))
      await expect.poll(priceNow, { intervals: [200] }).toBe(1_100_000)
      const presses = hand.presses() + otherHand.presses()
      tell(presses)
      await one.close()
      await other.close()
      expect(presses).toBeLessThanOrEqual(most.prices)
    })
  })
