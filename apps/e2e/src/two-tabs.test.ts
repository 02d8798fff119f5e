import type { Page } from '@playwright/test'
import { newPhone, shopper as shopperOf, untilResponded } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'

const heartIn = (tab: Page) =>
  tab
    .getByRole('main')
    .getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها: / })
    .first()

/** A person goes back to a tab. A browser without a screen takes every tab for the one in front. */
const comeBackTo = async (tab: Page) => {
  await tab.bringToFront()
  await tab.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('what a shopper does in one tab shows in the other', async ({ page, shopper, context }) => {
  await shopper.enter()
  const other = await context.newPage()
  await other.goto(PRODUCT, { waitUntil: 'networkidle' })
  await page.goto(PRODUCT)

  await shopper.addToCart()
  await expect(shopper.cartWith('۱')).toBeAttached()
  await untilResponded(page, () => heartIn(page).click())
  await comeBackTo(other)
  await expect(shopperOf(other).cartWith('۱')).toBeAttached()
  await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'true')

  // More in the one, less in the other: neither undoes what the other did.
  await untilResponded(other, () =>
    other.getByRole('button', { name: 'افزایش تعداد' }).filter({ visible: true }).first().click(),
  )
  await expect(shopperOf(other).cartWith('۲')).toBeAttached()
  await comeBackTo(page)
  await expect(shopper.cartWith('۲')).toBeAttached()
})

test('who signs out in one tab is signed out in the other, and comes back to where they were', async ({
  page,
  shopper,
  at,
  context,
}) => {
  await shopper.enter()
  await page.goto(at('/profile'))
  const other = await context.newPage()
  await other.goto('/profile/addresses', { waitUntil: 'networkidle' })

  await page.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'خروج' }).click()
  await page.waitForURL(at('/'))

  await comeBackTo(other)
  await other.waitForURL(/\/auth\?returnTo=%2Fprofile%2Faddresses/)
  await expect(other.getByText('آدرس‌های من')).toHaveCount(0)
  await page.goto('/auth')
  await shopper.signIn(newPhone())
  await page.waitForURL(at('/profile'))
  await comeBackTo(other)
  await other.waitForURL(at('/profile/addresses'))
})
