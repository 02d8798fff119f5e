import type { Page } from '@playwright/test'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const PASSWORD = 'Bazaar1404'
const NEXT_PASSWORD = 'Chaharsu1405'

const solveCaptcha = async (page: Page) => {
  const box = page.getByRole('checkbox', { name: 'من ربات نیستم' })
  await box.click()
  await expect(box).toBeChecked()
}
const logIn = async (page: Page, phone: string, password: string) => {
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
  // First of all, while the focus is in the empty phone field: its message must not push the box away.
  await solveCaptcha(page)
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(phone)
  await page.getByRole('textbox', { name: 'رمز عبور' }).fill(password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
}

test('registers, logs in with the password, and a new one ends the other devices', {
  tag: ['@§1.11', '@§D3.5', '@any-width'],
}, async ({ page, shopper, at, browser, expectedResponses }) => {
  const phone = newPhone()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'ثبت نام کنید' }).click()
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(phone)
  await page.getByRole('textbox', { name: 'رمز عبور', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'تکرار رمز عبور' }).fill(PASSWORD)
  // Without a solved captcha nothing happens.
  await page.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(page.getByRole('region', { name: 'پیام‌ها' })).toHaveCount(0)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'ساخت حساب' }).click()
  await expect(shopper.toast('ثبت نام موفق')).toBeVisible()

  // The same browser proves the phone, so the password stays.
  await page.getByRole('button', { name: 'دریافت کد تایید' }).click()
  await shopper.typeCode(phone)
  await page.waitForURL(at('/profile'))

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/auth')
  await logIn(other, phone, PASSWORD)
  await other.waitForURL(at('/profile'))

  await page.goto('/profile/info')
  await expect(page.getByRole('list', { name: 'دستگاه‌های من' }).getByRole('listitem')).toHaveCount(2)
  await page.goto('/profile/change-password')
  // Right after a login by code the old one is not asked for.
  await page.getByRole('textbox', { name: 'رمز عبور تازه', exact: true }).fill(NEXT_PASSWORD)
  await page.getByRole('textbox', { name: 'تکرار رمز عبور تازه' }).fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).click()
  await expect(shopper.toast('رمز عبور تغییر کرد و دستگاه‌های دیگر از حساب خارج شدند')).toBeVisible()

  await other.goto('/profile/info')
  await other.waitForURL(/\/auth\?returnTo=%2Fprofile%2Finfo/)
  await logIn(other, phone, NEXT_PASSWORD)
  await other.waitForURL(at('/profile/info'))

  expectedResponses.push((response) => response.status() === 401)
  await other.getByRole('button', { name: 'خروج از همه‌ی دستگاه‌ها' }).click()
  await other.getByRole('button', { name: 'خروج از همه', exact: true }).click()
  await other.waitForURL(at('/'))
  await elsewhere.close()
  await page.goto('/profile/info')
  await page.waitForURL(/\/auth/)
})

test('tells a wrong password in the modal, and lets the shopper in by code all the same', {
  tag: ['@§8.5', '@§D6.5', '@any-width'],
}, async ({ page, shopper, expectedResponses }) => {
  expectedResponses.push(
    (response) => response.url().endsWith('/api/auth/login') && response.status() === 422,
  )
  const phone = newPhone()
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.goto('/shop/search?q=زعفران')
  await shopper.openProduct(/زعفران/)
  await shopper.addToCart()
  await expect(page.getByRole('dialog', { name: 'ورود به حساب کاربری' })).toBeVisible()
  expect(workers).toEqual([])
  await logIn(page, phone, PASSWORD)
  await expect(shopper.toast('ورود ناموفق')).toBeVisible()
  await expect(shopper.toast('شماره تلفن یا رمز عبور نادرست است')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'من ربات نیستم' })).not.toBeChecked()
  await page.getByRole('button', { name: 'ورود با کد تایید' }).click()
  await shopper.signIn(phone)
  await expect(shopper.cartWith('۱')).toBeAttached()
})
