import { expect, test } from './fixtures/test.ts'

/** A demo product with plenty in stock. */
const PRODUCT = 'golab-doatasheh-ghamsar-250'

test('a shopper who paid at a bank that then stops answering is told to wait, and sees the order paid', async ({
  page,
  shopper,
}) => {
  await shopper.comeToBank(PRODUCT)
  await page.getByText('آزمودن خطاها').click()
  await shopper.press('پرداخت؛ سپس درگاه خطای ۵۰۲ می‌دهد')
  await page.waitForURL(/\/checkPayment/)
  await expect(page.getByRole('heading', { name: 'در حال بررسی پرداخت' })).toBeVisible()
  // The page asks again by itself.
  await expect(page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible({
    timeout: 30_000,
  })
})
