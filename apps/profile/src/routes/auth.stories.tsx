import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Sign in',
  args: { path: '/auth' },
}
export default meta

/** Its number is 7. */
const challenge = {
  algorithm: 'SHA-256' as const,
  challenge: '5fd4f4eb254a422c29c60de5dae0ccb8ac91be565b2036cacd7c9538efd771f5',
  maxnumber: 50,
  salt: 'salt?expires=4102444800&',
  signature: 'signature',
}

export const Phone: PageStory = { args: { shows: 'دریافت کد تایید' } }
export const Code: PageStory = {
  args: {
    responses: { sendOtp: { success: true, resendAfterSeconds: 60, expiresInSeconds: 120 } },
    steps: [{ fill: 'شماره موبایل', with: '09121234567' }, 'دریافت کد تایید'],
    shows: 'ارسال دوباره تا',
  },
}
export const TooManyCodes: PageStory = {
  args: {
    responses: { sendOtp: refuse('too_many_requests') },
    steps: [{ fill: 'شماره موبایل', with: '09121234567' }, 'دریافت کد تایید'],
    shows: 'تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید',
  },
}
export const Password: PageStory = {
  args: {
    responses: { getCaptchaChallenge: challenge },
    steps: ['ورود با رمز عبور'],
    shows: 'من ربات نیستم',
  },
}
export const CaptchaFailed: PageStory = {
  args: {
    responses: { getCaptchaChallenge: 'lost' },
    steps: ['ورود با رمز عبور', 'من ربات نیستم'],
    shows: 'تایید نشد؛ دوباره امتحان کنید',
  },
}
export const Register: PageStory = {
  args: { responses: { getCaptchaChallenge: challenge }, steps: ['ثبت نام کنید'], shows: 'ساخت حساب' },
}
export const RegisterRefused: PageStory = {
  args: {
    responses: { getCaptchaChallenge: challenge },
    steps: [
      'ثبت نام کنید',
      { fill: 'شماره موبایل', with: '0912' },
      { fill: 'رمز عبور', with: 'Chaharsu7' },
      { fill: 'تکرار رمز عبور', with: 'Chaharsu8' },
      { fill: 'شماره موبایل', with: '1' },
    ],
    shows: 'کلمه های عبور یکسان نیستند',
  },
}
