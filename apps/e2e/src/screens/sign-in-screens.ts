import type { Page } from '@playwright/test'
import type { Screen } from './screen.types.ts'

const PHONE = '09121234567'

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

const openModal = async (page: Page) => {
  await button(page, 'افزودن به سبد خرید').click()
  // The toast would go while pictures are taken.
  await button(page, 'بستن پیام').click()
}

const askForCode = async (page: Page) => {
  await page.getByRole('textbox', { name: 'شماره تلفن' }).fill(PHONE)
  await button(page, 'دریافت کد تایید').click()
  await page.getByRole('textbox', { name: 'کد تایید' }).waitFor()
}
const openRegister = (page: Page) => button(page, 'ثبت نام کنید').click()

const leaveEmpty = async (page: Page) => {
  await page.getByRole('textbox', { name: 'شماره تلفن' }).fill('0912')
  await page.getByRole('textbox', { name: 'رمز عبور', exact: true }).fill('short')
  await page.getByRole('textbox', { name: 'تکرار رمز عبور' }).fill('other')
  await page.getByRole('textbox', { name: 'رمز عبور', exact: true }).focus()
  await page.getByText('کلمه های عبور یکسان نیستند').waitFor()
}

const sendOtp = { success: true, resendAfterSeconds: 60, expiresInSeconds: 120 } as const

/** The panels on their page and in the modal. */
export const signInScreens: readonly Screen[] = [
  { name: 'auth', path: '/auth' },
  { name: 'auth-code', path: '/auth', answers: { sendOtp }, act: askForCode },
  {
    name: 'auth-password',
    path: '/auth',
    act: (page) => button(page, 'ورود با رمز عبور').click(),
  },
  {
    name: 'auth-password-error',
    path: '/auth',
    answers: { getCaptchaChallenge: { failsWith: 500 } },
    act: async (page) => {
      await button(page, 'ورود با رمز عبور').click()
      await page.getByRole('checkbox', { name: 'من ربات نیستم' }).click()
      await page.getByText('نشد؛ دوباره بزنید').waitFor()
    },
  },
  { name: 'auth-register', path: '/auth', act: openRegister },
  {
    name: 'auth-register-invalid',
    path: '/auth',
    act: async (page) => {
      await openRegister(page)
      await leaveEmpty(page)
    },
  },
  { name: 'auth-modal', path: '/shop/golab-doatasheh-ghamsar-250', act: openModal, isOverlay: true },
  {
    name: 'auth-modal-code',
    path: '/shop/golab-doatasheh-ghamsar-250',
    answers: { sendOtp },
    act: async (page) => {
      await openModal(page)
      await askForCode(page)
    },
    isOverlay: true,
  },
]
