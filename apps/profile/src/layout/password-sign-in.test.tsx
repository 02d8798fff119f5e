import { keepPendingCode } from '@hojreh/auth/bridge'
import { CaptchaWorker, captchaChallenge, captchaToken, type Responses, refuse } from '@hojreh/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'

const session = () => ({
  customerId: 'customer-0001',
  message: 'خوش آمدید',
  jwtSecret: 'a.b.c',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
})
const responses: Responses = {
  getCaptchaChallenge: () => captchaChallenge,
  passCaptcha: ({ body }) =>
    (body as { token: string }).token === captchaToken ? { success: true } : refuse('captcha_required'),
  login: session,
  register: () => ({ success: true, message: 'حساب شما ساخته شد؛ اکنون وارد شوید' }),
  listOrders: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
}
const visitor = { isSignedIn: false }
const authCalls = (asked: string[]) => asked.filter((path) => /^\/api\/(?:auth|captcha)/.test(path))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'من ربات نیستم' }))
}
const solved = () =>
  expect
    .poll(() => screen.getByRole('checkbox', { name: 'من ربات نیستم' }).getAttribute('aria-checked'))
    .toBe('true')
const solve = async () => {
  await tick()
  await solved()
}
const typeCredentials = async () => {
  await userEvent.type(await screen.findByLabelText('شماره موبایل'), '۰۹۱۲۱۲۳۴۵۶۷')
  await userEvent.type(screen.getByLabelText('رمز عبور'), 'Bazaar1404')
}

beforeEach(() => {
  vi.stubGlobal('Worker', CaptchaWorker)
})

describe('logging in with a password', () => {
  const openPassword = async (changes: Responses = {}) => {
    const opened = await openProfile('/auth', { ...responses, ...changes }, visitor)
    await press('ورود با رمز عبور')
    return opened
  }

  it('asks for no captcha before its mode is chosen, and then solves one and opens the profile', {
    tags: ['§1.15', '§2.40', '§2.41', '§4.8'],
  }, async () => {
    const { api } = await openProfile('/auth', responses, visitor)
    await screen.findByLabelText('شماره موبایل')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('ورود با رمز عبور')
    await typeCredentials()
    await solve()
    await press('ورود')
    expect(await screen.findByText('با موفقیت وارد حساب خود شدید')).toBeDefined()
    expect(await screen.findByRole('heading', { name: /خوش آمدید/ })).toBeDefined()
    expect(authCalls(api.asked)).toEqual(['/api/captcha/challenge', '/api/captcha', '/api/auth/login'])
  })

  it('does nothing at all without a solved captcha', { tags: ['§5.11'] }, async () => {
    const { api, store } = await openPassword()
    await typeCredentials()
    await press('ورود')
    await userEvent.keyboard('{Enter}')
    expect(authCalls(api.asked)).toEqual([])
    expect(store.getState().toasts).toEqual([])
  })

  it('tells a captcha that is refused and asks for a new one', { tags: ['§8.7'] }, async () => {
    await openPassword({ passCaptcha: () => refuse('captcha_required') })
    await typeCredentials()
    await solve()
    await press('ورود')
    expect(await screen.findByText('خطای reCAPTCHA')).toBeDefined()
    expect(screen.getByText('reCAPTCHA نامعتبر، دوباره امتحان کنید')).toBeDefined()
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false')
  })

  it("tells the server's words of a wrong password, and the next try needs a new captcha", async () => {
    const { api } = await openPassword({ login: () => refuse('credentials_wrong') })
    await typeCredentials()
    await solve()
    await press('ورود')
    expect(await screen.findByText('ورود ناموفق')).toBeDefined()
    // In the toast, and at the field, where it stays.
    expect(await screen.findAllByText('شماره تلفن یا رمز عبور نادرست است')).toHaveLength(2)
    expect(screen.getByLabelText('رمز عبور').getAttribute('aria-invalid')).toBe('true')
    await press('ورود')
    expect(api.asked.filter((path) => path === '/api/auth/login')).toHaveLength(1)
  })

  it('can be tried again when the challenge does not come', async () => {
    const { api } = await openPassword({ getCaptchaChallenge: () => refuse('unavailable') })
    await tick()
    expect(await screen.findByText('تایید نشد؛ دوباره امتحان کنید')).toBeDefined()
    api.respondWith(responses)
    await solve()
  })

  it.each([
    ['شماره موبایل', '0912', 'شماره تلفن وارد شده نامعتبر است'],
    ['رمز عبور', 'bazaar', 'رمز عبور باید حداقل 8 حرف و شامل اعداد، حروف بزرگ و حروف کوچک باشد'],
  ])(
    'says beneath %s what is wrong, and stays disabled',
    { tags: ['§5.2 شماره موبایل', '§5.5 رمز عبور', '§5.10'] },
    async (label, typed, message) => {
      await openPassword()
      await userEvent.type(await screen.findByLabelText(label), typed)
      await userEvent.tab()
      expect(await screen.findByText(message)).toBeDefined()
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ورود' }).disabled).toBe(true)
    },
  )

  it('goes back to the code with the number that was typed', { tags: ['§2.42', '§4.9'] }, async () => {
    await openPassword()
    await userEvent.type(await screen.findByLabelText('شماره موبایل'), '09121234567')
    await press('ورود با کد تایید')
    expect((await screen.findByLabelText<HTMLInputElement>('شماره موبایل')).value).toBe('۰۹۱۲۱۲۳۴۵۶۷')
    expect(screen.getByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('can be reached from the code, too', { tags: ['§4.8'] }, async () => {
    await openProfile(
      '/auth',
      { ...responses, sendOtp: () => ({ success: true, resendAfterSeconds: 60, expiresInSeconds: 120 }) },
      visitor,
    )
    await userEvent.type(await screen.findByLabelText('شماره موبایل'), '09121234567')
    await press('دریافت کد تایید')
    await screen.findByLabelText('کد تایید')
    await press('ورود با رمز عبور')
    expect(await screen.findByLabelText('رمز عبور')).toBeDefined()
  })
})

describe('registering', () => {
  const openRegister = async (changes: Responses = {}) => {
    const opened = await openProfile('/auth', { ...responses, ...changes }, visitor)
    await press('ثبت نام کنید')
    return opened
  }
  const fillIn = async () => {
    await typeCredentials()
    await userEvent.type(screen.getByLabelText('تکرار رمز عبور'), 'Bazaar1404')
  }

  it('makes the account and leads to login with the number in place', {
    tags: ['§2.46', '§4.14', '§7.33'],
  }, async () => {
    const bodies: unknown[] = []
    const { api } = await openRegister({
      register: ({ body }) => {
        bodies.push(body)
        return { success: true, message: 'حساب شما ساخته شد؛ اکنون وارد شوید' }
      },
    })
    await fillIn()
    await userEvent.type(screen.getByLabelText('کد دعوت (اختیاری)'), '۱۲۳۴۵')
    await solve()
    await press('ساخت حساب')
    expect(await screen.findByText('ثبت نام موفق')).toBeDefined()
    expect(screen.getByText('حساب شما ساخته شد؛ اکنون وارد شوید')).toBeDefined()
    expect((await screen.findByLabelText<HTMLInputElement>('شماره موبایل')).value).toBe('۰۹۱۲۱۲۳۴۵۶۷')
    expect(screen.getByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
    expect(bodies).toEqual([
      { phone: '09121234567', password: 'Bazaar1404', rePassword: 'Bazaar1404', inviteCode: '12345' },
    ])
    expect(authCalls(api.asked)).toEqual(['/api/captcha/challenge', '/api/captcha', '/api/auth/register'])
  })

  it('leads to the new number and not to the code of another one that was awaited before', async () => {
    const now = Date.now()
    keepPendingCode({ phone: '09350000001', resendAt: now, expiresAt: now + 60_000 })
    await openRegister()
    await fillIn()
    await solve()
    await press('ساخت حساب')
    expect(await screen.findByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('شماره موبایل').value).toBe('۰۹۱۲۱۲۳۴۵۶۷')
  })

  it('does nothing without a solved captcha', { tags: ['§2.47'] }, async () => {
    const { api } = await openRegister()
    await fillIn()
    await press('ساخت حساب')
    expect(authCalls(api.asked)).toEqual([])
  })

  it("tells the server's words of a failure and stays", { tags: ['§4.15'] }, async () => {
    await openRegister({ register: () => refuse('phone_taken') })
    await fillIn()
    await solve()
    await press('ساخت حساب')
    expect(await screen.findByText('خطا در ثبت نام')).toBeDefined()
    expect(screen.getByText('این شماره قبلا ثبت نام کرده است')).toBeDefined()
    expect(screen.getByRole('button', { name: 'ساخت حساب' })).toBeDefined()
  })

  it('says when the passwords differ, also when the first one is changed afterwards', {
    tags: ['§5.7'],
  }, async () => {
    await openRegister()
    await fillIn()
    await userEvent.type(screen.getByLabelText('رمز عبور'), '5')
    await userEvent.tab()
    expect(await screen.findByText('کلمه های عبور یکسان نیستند')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ساخت حساب' }).disabled).toBe(true)
  })

  it('leads back to login', { tags: ['§2.49'] }, async () => {
    await openRegister()
    expect(await screen.findByText('قبلا ثبت نام کرده اید؟')).toBeDefined()
    await press('وارد شوید')
    expect(await screen.findByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
  })
})
