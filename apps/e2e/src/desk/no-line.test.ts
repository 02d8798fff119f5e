import { expect, test } from '../fixtures/test.ts'
import { signIn, sitDown } from './seat.ts'

test('without a line a page whose code is not there yet says so in the desk, and comes once the line is back', async ({
  browser,
  baseURL: origin = '',
}) => {
  const { state, close } = await signIn(browser, origin, 'مینا صادقی')
  const seat = await sitDown(browser, origin, { storageState: state, width: 1440, path: '/orders' })
  const { page, link, button } = seat
  await page.context().setOffline(true)
  await link(/^بازگشت وجه/).click()
  // The page of before has a heading, too; and a code that is missed when the line is back reloads the page by itself.
  await expect(button('بارگذاری دوباره')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'بخش‌های پیشخوان' })).toBeVisible()
  await page.context().setOffline(false)
  await button('بارگذاری دوباره').click()
  await expect(page.getByRole('heading', { level: 1, name: 'بازگشت وجه' })).toBeVisible()
  await seat.close()
  await close()
})
