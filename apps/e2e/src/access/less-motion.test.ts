import { motionOf, watchMotion } from '../fixtures/motion.ts'
import { expect, test } from '../fixtures/test.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing moves on the way to the cart for somebody who asked for less motion', async ({
  page,
  at,
  shopper,
}) => {
  await watchMotion(page)
  for (const path of ['/', '/shop', '/blog']) {
    await page.goto(at(path))
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await motionOf(page), path).toEqual([])
  }
  await page.goto(at(PRODUCT))
  await shopper.addToCart()
  expect(await motionOf(page), PRODUCT).toEqual([])
})
