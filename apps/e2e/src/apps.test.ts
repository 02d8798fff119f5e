import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

test('a shopper moves from shop to profile to blog and keeps session and cart', async ({ page, shopper }) => {
  await page.goto('/profile/orders')
  await page.waitForURL(/\/auth\?returnTo=/)
  await shopper.signIn(newPhone())
  await page.waitForURL(/\/profile\/orders$/)

  await page.goto('/shop/golab-doatasheh-ghamsar-250')
  await shopper.addToCart()
  await expect(shopper.cartWith('۱')).toBeAttached()
  await page.goto('/blog')
  await expect(shopper.cartWith('۱')).toBeAttached()
  await page.goto('/profile')
  await expect(page).toHaveTitle(/داشبورد/)
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a toast whose time is not over goes on in the next app', async ({ page, shopper }) => {
  await page.goto('/shop/golab-doatasheh-ghamsar-250')
  await shopper.addToCart()
  const warning = shopper.toast('لطفا ابتدا وارد حساب کاربری خود شوید')
  await expect(warning).toBeVisible()
  await page.goto('/blog', { waitUntil: 'commit' })
  await expect(warning).toBeVisible()
  await expect(warning).toBeHidden()
})

test('a product that a visitor wanted is added after signing in on the page of another app', async ({
  page,
  shopper,
}) => {
  await page.goto('/shop/golab-doatasheh-ghamsar-250')
  await shopper.addToCart()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/auth')
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a signed-in customer is kept out of /auth, a visitor out of /profile and /cart', async ({
  page,
  shopper,
}) => {
  for (const path of ['/profile', '/cart']) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toBe(`/auth?returnTo=${encodeURIComponent(path)}`)
  }
  await page.goto('/auth')
  await shopper.signIn(newPhone())
  await page.waitForURL(/\/profile$/)
  const response = await page.request.get('/auth', { maxRedirects: 0 })
  expect(response.headers().location).toMatch(/\/profile$/)
})

test('an unknown path is a 404 page with a way back', async ({ page, expectedAnswers }) => {
  expectedAnswers.push((response) => response.status() === 404)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found')).toBeVisible()
})
