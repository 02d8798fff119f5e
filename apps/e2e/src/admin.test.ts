import { demoSignIn } from '@hojreh/demo-shop/sign-in'
import type { Page } from '@playwright/test'
import { deskOf } from './desk/member.ts'
import { codeInInbox, INBOX } from './fixtures/inbox.ts'
import { expect, test } from './fixtures/test.ts'

const inbox = async (page: Page, shopOrigin: string) => (await page.request.get(shopOrigin + INBOX)).text()

/** By the code of the SMS and the one of the owner's app, which a demo shows in the same place. */
const signIn = async (page: Page, shopOrigin: string) => {
  await page.getByLabel('شماره موبایل').fill(demoSignIn.phone)
  await page.getByRole('button', { name: 'دریافت کد پیامکی' }).click()
  const code = page.getByLabel('کد پیامکی')
  await expect(code).toBeVisible()
  const ofSms = async () => codeInInbox(await inbox(page, shopOrigin), demoSignIn.phone)
  await expect.poll(ofSms).toMatch(/^\d{6}$/)
  await code.fill(await ofSms())
  const totp = page.getByLabel('کد برنامه‌ی رمزساز')
  await expect(totp).toBeVisible()
  await totp.fill(/<output>(\d{6})<\/output>/.exec(await inbox(page, shopOrigin))?.[1] ?? '')
}

/** A device with a finger that is always right. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...device, hasUserVerification: true, isUserVerified: true },
  })
}

test('the owner signs in, sends the order that waits longest with its tracking code, finds it in the books, and comes in again by a passkey alone', {
  tag: '@any-width',
}, async ({ page, at }) => {
  const { origin } = new URL(await at('/'))
  await page.goto(`${deskOf(origin)}/admin`, { waitUntil: 'load' })
  await signIn(page, origin)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^در حال بسته‌بندی/ }).click()
  await page.waitForURL(/\/admin\/orders\?status=preparing/)
  await main.getByRole('table').getByRole('link').first().click()
  await page.waitForURL(/\/admin\/orders\/[\w-]+/)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByLabel('کد رهگیری').fill('024080012345678901234567')
  await page.getByLabel('کد رهگیری').press('Enter')
  await expect(page.getByRole('button', { name: 'تحویل شد' })).toBeVisible()
  await page.getByRole('link', { name: 'دفتر کارها', exact: true }).click()
  const row = main.getByRole('row').filter({ hasText: 'ثبت ارسال' }).first()
  await expect(row).toContainText(title.replace(/^\D+/, ''))
  await expect(row).toContainText('024080012345678901234567')

  await addAuthenticator(page)
  await page.goto(`${deskOf(origin)}/admin/account`, { waitUntil: 'load' })
  await page.getByLabel('نام کلید').fill('گوشی مجازی')
  await page.getByRole('button', { name: 'ساخت کلید عبور' }).click()
  const remove = page.getByRole('button', { name: 'حذف کلید عبور گوشی مجازی' })
  await expect(remove).toBeVisible()
  await page.getByRole('button', { name: 'خروج از پیشخوان' }).click()
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await remove.click()
  await page.getByRole('button', { name: 'حذف کلید', exact: true }).click()
  await expect(remove).toBeHidden()
})
