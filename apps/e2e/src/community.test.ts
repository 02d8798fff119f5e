import { newPhone, untilResponded } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const PRODUCT = 'kaseh-mahi-meybod-lajevardi'
const SOLD_OUT = 'sham-mum-asal-anari'

test('a visitor’s comment survives the sign-in, waits for its review and can be deleted', {
  tag: '@§1.7',
}, async ({ page, shopper }) => {
  await page.goto(`/shop/${PRODUCT}`)
  const comments = page.getByRole('region', { name: 'نظر خریداران' })
  await expect(comments.getByText('پاسخ فروشگاه').first()).toBeVisible()
  await shopper.press('نوشتن نظر')
  const words = `خوش‌رنگ است ${Date.now()}`
  await comments.getByRole('textbox', { name: 'متن نظر' }).fill(words)
  await comments.locator('label', { hasText: '۵ ستاره' }).click()
  await shopper.press('ثبت نظر')
  await expect(shopper.toast('لطفا ابتدا وارد حساب کاربری خود شوید')).toBeVisible()
  await shopper.signIn(newPhone())
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/shop/${PRODUCT}$`))
  await expect(comments.getByRole('textbox', { name: 'متن نظر' })).toHaveValue(words)

  await shopper.press('ثبت نظر')
  await expect(shopper.toast('نظر شما ثبت شد و پس از بررسی نمایش داده می‌شود')).toBeVisible()
  await expect(comments.getByText(words)).toBeHidden()

  await page.goto('/profile/comments')
  const own = page.getByRole('article').filter({ hasText: words })
  await expect(own.getByText('در انتظار بررسی')).toBeVisible()
  await own.getByRole('button', { name: 'حذف نظر' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'هنوز نظری ننوشته‌اید' })).toBeVisible()
})

test('a heart pressed by a visitor is kept after sign-in, in every app and in another tab', {
  tag: '@§1.8',
}, async ({ page, shopper, context }) => {
  await page.goto(`/shop/${PRODUCT}`)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ })
    .first()
  await heart.click()
  await shopper.signIn(newPhone())
  await expect(shopper.toast('به علاقه‌مندی‌ها اضافه شد')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await other.goto('/profile/favorites')
  const kept = other.getByRole('main').getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  await untilResponded(other, () => kept.click())
  await expect(other.getByRole('heading', { name: 'هنوز کالایی را نشان نکرده‌اید' })).toBeVisible()

  await page.bringToFront()
  // Tabs of a headless browser are all in front; the event is what a person's switch would bring.
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('somebody asks to hear when a sold-out product is back', async ({ page, shopper }) => {
  await page.goto(`/shop/${SOLD_OUT}`)
  await shopper.press('موجود شد خبرم کن')
  await shopper.signIn(newPhone())
  await expect(shopper.toast('به محض موجود شدن این کالا به شما پیامک می‌زنیم')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/shop/${SOLD_OUT}$`))
})
