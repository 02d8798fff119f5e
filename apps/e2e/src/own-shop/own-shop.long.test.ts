import { expect, test } from '@playwright/test'
import { watchPage } from '../fixtures/quiet-page.ts'
import { newPhone, shopper } from '../fixtures/shopper.ts'
import { deskOf, photoOf } from './desk.ts'
import * as fill from './fill-shop.ts'
import { beginJournal } from './journal.ts'
import { openOwnShop } from './open-shop.ts'
import { signInOwner } from './owner.ts'

// A shop is built and started from nothing: longer than the journeys of `npm test` may take.
test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 60_000, viewport: { width: 1440, height: 900 } })

const CATEGORY = 'کاسه و بشقاب'
const goods = [
  ['کاسه‌ی فیروزه‌ای', 'K-1', '320000'],
  ['بشقاب انار', 'K-2', '410000'],
  ['پارچ لعابی', 'K-3', '560000'],
] as const

test('an owner builds a shop from an empty folder in the browser, opens it, and the first shopper buys and pays', async ({
  browser,
  page,
}, testInfo) => {
  const journal = beginJournal()
  const shop = await openOwnShop('own-shop')
  journal.note('start')
  const complaints = watchPage(page, () => false)
  try {
    const desk = deskOf(page, shop.desk)
    await journal.step(page, 'sign-in', () => signInOwner(page, shop))
    const missing = page.getByRole('region', { name: 'پیش از باز شدن فروشگاه' })
    for (const step of ['نام فروشگاه', 'راه تماس', 'نخستین کالا'])
      await expect(missing.getByRole('link', { name: step })).toBeVisible()
    await expect(page.getByRole('button', { name: 'باز کردن فروشگاه' })).toBeHidden()

    const at = (name: string, act: () => Promise<void>) => journal.step(page, name, act)
    await at('name', () => fill.nameShop(desk))
    const logo = await photoOf(browser, 'categories/bowls-and-plates', 512, 512)
    await at('logo and colour', () => fill.giveLogo(desk, logo))
    await at('shipping', () => fill.addShipping(desk))
    await at('payment', () => fill.preparePayment(desk))
    await at('category', () => fill.addCategory(desk, page, CATEGORY))
    const photos = [await photoOf(browser, 'categories/bowls-and-plates')]
    for (const [title, sku, price] of goods)
      await at(`product ${sku}`, () =>
        fill.addProduct(desk, page, { title, sku, price, stock: '5', category: CATEGORY, photos }),
      )
    await at('article', () => fill.publishArticle(desk, page, 'سفال را چگونه بشوییم'))
    await at('menu', () => fill.addMenuLink(desk, 'دست‌سازها', `دسته: ${CATEGORY}`))
    const slide = await photoOf(browser, 'slider/yalda-night', 1_600, 600)
    await at('slider', () => fill.addSlide(desk, 'بهار لالجین', slide))
    await at('questions', () => fill.askQuestion(desk, 'لعاب ظرف‌ها بی‌سرب است؟'))
    await at('about us', () => fill.writeAboutUs(desk))

    // Not before it is opened.
    const closed = await page.request.get(shop.origin)
    expect(await closed.text()).toContain('به‌زودی')
    await at('opening', async () => {
      await desk.open('')
      await desk.save('باز کردن فروشگاه')
    })

    const context = await browser.newContext({ baseURL: shop.origin, locale: 'fa-IR' })
    const tab = await context.newPage()
    const buyer = shopper(tab, shop.providers.codeOf)
    const ofBuyer = watchPage(tab, () => false)
    await tab.goto('/')
    await expect(tab).toHaveTitle(/سفال مریم/)
    await expect(tab.getByText('بهار لالجین').first()).toBeVisible()
    await expect(tab.getByRole('link', { name: 'دست‌سازها' }).first()).toBeAttached()
    await tab.goto('/faq')
    await expect(tab.getByText('لعاب ظرف‌ها بی‌سرب است؟')).toBeVisible()
    await tab.goto('/about-us')
    await expect(tab.getByText('سه نسل است که سفال می‌سازد')).toBeVisible()
    await tab.goto(shop.origin.replace('//', '//blog.').concat('/blog'))
    await expect(tab.getByText('سفال را چگونه بشوییم').first()).toBeVisible()

    await journal.step(tab, 'first purchase', async () => {
      await tab.goto('/shop')
      await buyer.openProduct(/کاسه‌ی فیروزه‌ای/)
      await buyer.addToCart()
      await buyer.signIn(newPhone())
      await expect(buyer.cartWith('۱')).toBeAttached()
      await buyer.checkOut()
      await buyer.press('پرداخت')
      await expect(tab.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()
    })

    await desk.open('/orders')
    await expect(page.getByRole('main').getByRole('table').getByText('برای بسته‌بندی').first()).toBeVisible()
    expect([...complaints, ...ofBuyer]).toEqual([])
    await journal.close(testInfo)
  } finally {
    await shop.close()
  }
})
