import { createHmac } from 'node:crypto'
import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import { toLatinDigits, toPersianDigits } from '@hojreh/persian'
import type { Browser, Page } from '@playwright/test'
import { newPhone, type Shopper } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const STEP_MS = 30_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for a secret (RFC 6238). */
const totpOf = (secret: string): string => {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The desk of a member: acts that lead to the journey, and presses that are counted in it. */
const deskOf = (page: Page, origin: string) => {
  let presses = 0
  const post = async <Answer>(path: string, data: object = {}): Promise<Answer> => {
    const response = await page.request.post(`${origin}/api/admin/${path}`, {
      data,
      headers: { origin, 'x-hojreh-admin': '1' },
    })
    expect(response.status(), await response.text()).toBe(200)
    return response.json() as Promise<Answer>
  }
  return {
    page,
    post,
    presses: () => presses,
    begin: () => {
      presses = 0
    },
    /** Presses what is called so, in the row that says something where there are several. */
    press: async (name: string | RegExp, role: 'button' | 'link' = 'button', row?: string) => {
      presses += 1
      const main = page.getByRole('main')
      const place = row === undefined ? main : main.getByRole('listitem').filter({ hasText: row })
      await place.getByRole(role, { name }).first().click()
    },
    /** Both factors; a new member brings the invitation and gets the secret of the app. */
    signIn: async (phone: string, shop: string, invitationCode?: string) => {
      await post('sign-in/start', { phone })
      const inbox = async () => toLatinDigits(await (await page.request.get(`${shop}/api/dev/inbox`)).text())
      const message = (await inbox()).split(`data-phone="${phone}"`)[1] ?? ''
      const code = /<output>(\d{6})</.exec(message)?.[1] ?? ''
      const { ticket, setUp } = await post<{ ticket: string; setUp: { secret: string } | null }>(
        'sign-in/code',
        { phone, code },
      )
      const totp = setUp ? totpOf(setUp.secret) : /<output>(\d{6})<\/output>/.exec(await inbox())?.[1]
      await post('sign-in', { ticket, totp, ...(invitationCode && { invitationCode }) })
    },
  }
}

type Desk = ReturnType<typeof deskOf>

/** One that costs more than a member may send back alone, and that there is enough of for every journey. */
const dearProduct = async (page: Page, shop: string): Promise<string> => {
  const response = await page.request.get(`${shop}/api/shop/products?sort=expensive&inStock=1&take=96`)
  const { items } = (await response.json()) as { items: { slug: string; price: number; stock: string }[] }
  const product = items.find(({ price, stock }) => stock === 'in_stock' && price > 50_000_000)
  if (!product) throw new Error('the demo shop sells nothing dear')
  return product.slug
}

const contextOf = { locale: 'fa-IR', serviceWorkers: 'block' } as const
const heightAt = (width: number) => (width < 500 ? 780 : 900)

/** Two members, each with a browser of their own. */
const twoMembers = async (browser: Browser, origin: string, shop: string) => {
  const newDesk = async () => deskOf(await (await browser.newContext(contextOf)).newPage(), origin)
  const [owner, second] = [await newDesk(), await newDesk()]
  // Another journey's owner may have signed in within this minute.
  await expect(() => owner.signIn(demoSignIn.phone, shop)).toPass({ timeout: 120_000, intervals: [10_000] })
  const phone = newPhone()
  const invitation = { phone, name: 'حسابدار', role: 'accountant' }
  const { invitationCode } = await owner.post<{ invitationCode: string }>('staff/invite', invitation)
  await second.signIn(phone, shop, invitationCode)
  return { owner, second }
}

/** Bought, delivered, and its customer wants to send it back. */
const returnedOrder = async (page: Page, shopper: Shopper, desk: Desk, shop: string) => {
  await page.context().clearCookies()
  await shopper.fillCart(await dearProduct(page, shop))
  await shopper.checkOut()
  await shopper.press('پرداخت')
  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await page.waitForURL(/\/profile\/orders\/[\w-]+$/)
  const id = page.url().split('/').at(-1) ?? ''
  const { orderNumber } = await desk.post<{ orderNumber: string }>(`order/pack?id=${id}`)
  await desk.post(`order/ship?id=${id}`, { trackingCode: null })
  await desk.post(`order/deliver?id=${id}`)
  await page.reload()
  await shopper.press('درخواست مرجوعی')
  await page.getByRole('textbox', { name: 'دلیل مرجوع کردن' }).fill('رنگ آن چیز دیگری بود')
  await shopper.press('ثبت درخواست')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ثبت درخواست' }).last().click()
  await expect(page.getByText('درخواست مرجوعی').first()).toBeVisible()
  return { id, number: toPersianDigits(orderNumber) }
}

test('goods come back and their money goes back in six presses of two members, on a phone and on a desk', {
  tag: '@any-width',
}, async ({ page, browser, shopper, at, expectedResponses }) => {
  test.setTimeout(360_000)
  // Of a cart that has just become an order.
  expectedResponses.push(
    (response) => response.url().endsWith('/api/order/shippingMethods') && response.status() === 409,
  )
  const shop = new URL(await at('/')).origin
  const origin = shop.replace('//shop.localhost', '//admin.shop.localhost')
  const { owner, second } = await twoMembers(browser, origin, shop)
  for (const width of [360, 1440]) {
    const order = await returnedOrder(page, shopper, owner, shop)
    for (const desk of [owner, second]) {
      desk.begin()
      await desk.page.setViewportSize({ width, height: heightAt(width) })
      await desk.page.goto(`${origin}/admin`, { waitUntil: 'load' })
    }
    await owner.press(/^درخواست مرجوعی/, 'link')
    await owner.press('کالاها رسید', 'button', `سفارش ${order.number}`)
    await owner.page.waitForURL(new RegExp(order.id))
    await owner.press('بازگشت وجه')
    await expect(owner.page.getByText('شما آماده کرده‌اید')).toBeVisible()
    await second.page.reload()
    await second.press(new RegExp(`سفارش ${order.number}`), 'link')
    await second.press('تایید')
    await second.page.getByLabel(/شماره پیگیری بانک/).fill('140509990001')
    await second.press('واریز شد')
    await expect(second.page.getByText('وجه برگشت‌داده‌شده').first()).toBeVisible()
    expect(owner.presses() + second.presses()).toBeLessThanOrEqual(6)
    await page.goto(await at(`/profile/orders/${order.id}`))
    await expect(page.getByText('140509990001').first()).toBeVisible()
  }
  await owner.page.context().close()
  await second.page.context().close()
})
