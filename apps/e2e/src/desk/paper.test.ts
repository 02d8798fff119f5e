import { expect, test } from '../fixtures/test.ts'
import { makeBuyer } from './buyer.ts'
import { signIn, sitDown } from './seat.ts'

test('a label holds the longest address with its barcode beneath, and nothing of the page lies over it', async ({
  browser,
  playwright,
  baseURL: origin = '',
}) => {
  const buyer = await makeBuyer(playwright.request, origin)
  const { id } = await buyer.paid()
  const { state, post, close } = await signIn(browser, origin, 'مینا صادقی')
  const long = (word: string, length: number) => word.repeat(length).slice(0, length).trim()
  await post(`/api/admin/order/address?id=${id}`, {
    version: 0,
    ...{ receiverName: long('فاطمه‌زهرا ', 80), street: long('کوچه‌ی نسترن، ', 300) },
    ...{ plaque: long('قطعه ', 20), unit: long('شرقی ', 20) },
  })
  const seat = await sitDown(browser, origin, {
    ...{ storageState: state, width: 1440, path: `/print?sheet=labels&ids=${id}` },
  })
  const { page } = seat
  const label = page.getByRole('article')
  await expect(label).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const isWhole = () => label.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
  await expect.poll(isWhole).toBe(true)
  await expect(label.getByRole('img')).toBeVisible()
  await expect(page.getByRole('link', { name: 'رفتن به محتوای اصلی' })).toBeHidden()
  await seat.close()
  await close()
  await buyer.close()
})
