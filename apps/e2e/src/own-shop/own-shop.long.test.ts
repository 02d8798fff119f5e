import { expect, test } from '@playwright/test'
import { watchPage } from '../fixtures/quiet-page.ts'
import { newPhone, shopper } from '../fixtures/shopper.ts'
import { deskOf, photoOf } from './desk.ts'
import * as fill from './fill-shop.ts'
import { openOwnShop } from './open-shop.ts'
import { signInOwner } from './owner.ts'

// A shop is built and started from nothing: longer than the journeys of `npm test` may take.
test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 60_000, viewport: { width: 1440, height: 900 } })

test('an owner builds a shop from an empty folder in the browser, opens it, and the first shopper buys and pays', async ({
  browser,
  page,
}) => {
  const begun = Date.now()
  const shop = await openOwnShop('own-shop')
  const started = Date.now()
  const complaints = watchPage(page, (response) => response.status() === 401)
  try {
    const desk = deskOf(page, shop.desk)
    await signInOwner(page, shop)
    const missing = page.getByRole('region', { name: 'پیش از باز شدن فروشگاه' })
    for (const step of ['نام فروشگاه', 'راه تماس', 'نخستین کالا'])
      await expect(missing.getByRole('link', { name: step })).toBeVisible()
    await expect(page.getByRole('button', { name: 'باز کردن فروشگاه' })).toBeHidden()

    await fill.nameShop(desk)
    await fill.giveLogo(desk, await photoOf(browser, 'categories/bowls-and-plates', 512, 512))
    await fill.addShipping(desk)
    await fill.preparePayment(desk)
    await fill.addCategory(desk, page, 'کاسه و بشقاب')
    const photos = [await photoOf(browser, 'categories/bowls-and-plates')]
    const goods = { stock: '5', category: 'کاسه و بشقاب', photos }
    await fill.addProduct(desk, page, { title: 'کاسه‌ی فیروزه‌ای', sku: 'K-1', price: '320000', ...goods })
    await fill.addProduct(desk, page, { title: 'بشقاب انار', sku: 'K-2', price: '410000', ...goods })
    await fill.addProduct(desk, page, { title: 'پارچ لعابی', sku: 'K-3', price: '560000', ...goods })
    await fill.publishArticle(desk, page, 'سفال را چگونه بشوییم')
    await fill.addMenuLink(desk, 'دست‌سازها', 'جای فروشگاه: همه‌ی کالاها')
    await fill.addSlide(desk, 'بهار لالجین', await photoOf(browser, 'slider/yalda-night', 1_600, 600))
    await fill.askQuestion(desk, 'لعاب ظرف‌ها بی‌سرب است؟')
    await fill.writeAboutUs(desk)

    const filled = Date.now()

    // Not before it is opened.
    const closed = await page.request.get(shop.origin)
    expect(await closed.text()).toContain('به‌زودی')
    await desk.open('')
    await desk.save('باز کردن فروشگاه')

    const context = await browser.newContext({ baseURL: shop.origin, locale: 'fa-IR' })
    const tab = await context.newPage()
    const buyer = shopper(tab, shop.providers.codeOf)
    complaints.push(...watchPage(tab, () => false))
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

    await tab.goto('/shop')
    await buyer.openProduct(/کاسه‌ی فیروزه‌ای/)
    await buyer.addToCart()
    await buyer.signIn(newPhone())
    await expect(buyer.cartWith('۱')).toBeAttached()
    await buyer.checkOut()
    await buyer.press('پرداخت')
    await expect(tab.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()
    const sold = Date.now()

    await desk.open('/orders')
    await expect(page.getByRole('main').getByRole('table').getByText('پرداخت‌شده').first()).toBeVisible()
    expect(complaints).toEqual([])
    const minutes = (from: number, to: number) => ((to - from) / 60_000).toFixed(1)
    process.stdout.write(
      `• From an empty folder to the first sale ${minutes(begun, sold)} minutes: start ${minutes(begun, started)}, filling ${minutes(started, filled)}, opening and buying ${minutes(filled, sold)}\n`,
    )
  } finally {
    await shop.close()
  }
})
