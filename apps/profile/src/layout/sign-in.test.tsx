import { rememberedAddCookie } from '@hojreh/auth/bridge'
import { type Responses, refuse } from '@hojreh/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'

const responses: Responses = {
  sendOtp: () => ({ success: true, resendAfterSeconds: 60, expiresInSeconds: 120 }),
  loginSms: ({ body }) =>
    (body as { code: string }).code === '12345'
      ? {
          customerId: 'customer-0001',
          message: 'خوش آمدید',
          jwtSecret: 'a.b.c',
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        }
      : refuse('otp_wrong'),
  listOrders: () => ({ items: [], total: 0, pageId: 1, take: 10 }),
}
const visitor = { isSignedIn: false }

const askForCode = async () => {
  await userEvent.type(await screen.findByLabelText('شماره موبایل'), '۰۹۱۲۱۲۳۴۵۶۷')
  await userEvent.click(screen.getByRole('button', { name: 'دریافت کد تایید' }))
}
const typeCode = async (code: string) => {
  const field = await screen.findByLabelText('کد تایید')
  await expect.poll(() => document.activeElement).toBe(field)
  await userEvent.keyboard(code)
}

describe('the sign-in page', () => {
  it('leads from phone to code to the dashboard, with a greeting', {
    tags: ['§2.37', '§2.38', '§2.39', '§2.50', '§4.7', '§7.43'],
  }, async () => {
    await openProfile('/auth', responses, visitor)
    expect(await screen.findByRole('heading', { name: 'ورود به حساب کاربری' })).toBeDefined()
    expect(document.title).toBe('ورود به حساب کاربری | حجره')
    await askForCode()
    await screen.findByLabelText('کد تایید')
    const phone = screen.getByLabelText<HTMLInputElement>('شماره موبایل')
    expect([phone.value, phone.disabled]).toEqual(['۰۹۱۲۱۲۳۴۵۶۷', true])
    await typeCode('12345')
    expect(await screen.findByText('با موفقیت وارد حساب خود شدید')).toBeDefined()
    expect(await screen.findByRole('heading', { name: /خوش آمدید/ })).toBeDefined()
    expect(window.location.pathname).toBe('/profile')
  })

  it('goes back to the page that asked for it', { tags: ['§D3.11'] }, async () => {
    await openProfile('/auth?returnTo=%2Fprofile%2Forders', responses, visitor)
    await askForCode()
    await typeCode('12345')
    expect(await screen.findByRole('heading', { name: 'سفارش‌های من' })).toBeDefined()
  })

  it('goes back to a page of another app by a page load', { tags: ['§D3.11'] }, async () => {
    const { left } = await openProfile('/auth?returnTo=%2Fcart', responses, visitor)
    await askForCode()
    await typeCode('12345')
    await expect.poll(() => left).toEqual(['/cart'])
  })

  it('does not go to a place that is not ours', { tags: ['§D3.12'] }, async () => {
    await openProfile('/auth?returnTo=%2F%2Fevil.example', responses, visitor)
    await askForCode()
    await typeCode('12345')
    await expect.poll(() => window.location.pathname).toBe('/profile')
  })

  it('adds the product that was remembered before', { tags: ['§D3.14'] }, async () => {
    rememberedAddCookie.write({ productId: 'product-0001', count: 1 }, { cookieDomain: null })
    const { api } = await openProfile('/auth', responses, visitor)
    await askForCode()
    await typeCode('12345')
    await expect.poll(() => api.asked).toContain('/api/order/addToCart')
    expect(rememberedAddCookie.read()).toBeUndefined()
    // What follows must not run into the next test.
    await expect.poll(() => window.location.pathname).toBe('/profile')
  })

  it('says what the server said of a wrong code and stays', { tags: ['§7.42'] }, async () => {
    await openProfile('/auth', responses, visitor)
    await askForCode()
    await typeCode('54321')
    expect(await screen.findByText('ورود ناموفق')).toBeDefined()
    const code = screen.getByLabelText('کد تایید')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(code.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('کد تایید نادرست است')
    expect(window.location.pathname).toBe('/auth')
    // The next code is typed over the refused one.
    await userEvent.keyboard('12345')
    await expect.poll(() => window.location.pathname).toBe('/profile')
  })

  it('says why no code was sent and stays at the phone', { tags: ['§4.7', '§7.44', '§8.14'] }, async () => {
    await openProfile('/auth', { ...responses, sendOtp: () => refuse('too_many_requests') }, visitor)
    await askForCode()
    expect(await screen.findByText(/تعداد تلاش‌ها بیش از حد مجاز است/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
    expect(screen.queryByLabelText('کد تایید')).toBeNull()
  })

  it('comes back to the code and its countdown after a reload, without another SMS', async () => {
    await openProfile('/auth', responses, visitor)
    await askForCode()
    await screen.findByLabelText('کد تایید')
    cleanup()
    const { api } = await openProfile('/auth', responses, visitor)
    expect((await screen.findByLabelText<HTMLInputElement>('شماره موبایل')).value).toBe('۰۹۱۲۱۲۳۴۵۶۷')
    expect(await screen.findByText(/ارسال دوباره تا/)).toBeDefined()
    await typeCode('12345')
    expect(await screen.findByText('با موفقیت وارد حساب خود شدید')).toBeDefined()
    expect(api.asked).not.toContain('/api/auth/sendOtp')
    await expect.poll(() => window.location.pathname).toBe('/profile')
    expect(sessionStorage.length).toBe(0)
  })

  it('begins with the phone when the code of before the reload is over', async () => {
    await openProfile(
      '/auth',
      { ...responses, sendOtp: () => ({ success: true, resendAfterSeconds: 60, expiresInSeconds: 0 }) },
      visitor,
    )
    await askForCode()
    await screen.findByLabelText('کد تایید')
    cleanup()
    await openProfile('/auth', responses, visitor)
    expect(await screen.findByRole('button', { name: 'دریافت کد تایید' })).toBeDefined()
    expect(screen.queryByLabelText('کد تایید')).toBeNull()
  })

  it('shows the field for a code that another tab has asked for, and when the next one may be', async () => {
    const sendOtp = () => refuse('code_on_its_way', { retryAfterSeconds: 42 })
    await openProfile('/auth', { ...responses, sendOtp }, visitor)
    await askForCode()
    expect(await screen.findByText('کد تایید به این شماره فرستاده شده است؛ همان را وارد کنید')).toBeDefined()
    expect(await screen.findByText(/^۰:۴/)).toBeDefined()
    await typeCode('12345')
    expect(await screen.findByText('با موفقیت وارد حساب خود شدید')).toBeDefined()
    await expect.poll(() => window.location.pathname).toBe('/profile')
  })

  it('fills in and sends the code that the phone read from the SMS', { tags: ['§D3.21'] }, async () => {
    const asked: unknown[] = []
    vi.stubGlobal('OTPCredential', class {})
    const get = async (request: unknown) => {
      asked.push(request)
      return { code: '12345' }
    }
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'credentials')
    })
    await openProfile('/auth', responses, visitor)
    expect(asked).toEqual([])
    await askForCode()
    expect(await screen.findByText('با موفقیت وارد حساب خود شدید')).toBeDefined()
    expect(asked).toEqual([{ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) }])
    // What follows must not run into the next test.
    await expect.poll(() => window.location.pathname).toBe('/profile')
  })

  it('lets a wrong phone number be corrected', async () => {
    await openProfile('/auth', responses, visitor)
    await askForCode()
    await userEvent.click(await screen.findByRole('button', { name: 'اصلاح شماره' }))
    expect((await screen.findByLabelText<HTMLInputElement>('شماره موبایل')).value).toBe('۰۹۱۲۱۲۳۴۵۶۷')
  })

  it('goes back to the code when the number was right after all, without another SMS', async () => {
    const { api } = await openProfile('/auth', responses, visitor)
    await askForCode()
    await userEvent.click(await screen.findByRole('button', { name: 'اصلاح شماره' }))
    await userEvent.click(await screen.findByRole('button', { name: 'دریافت کد تایید' }))
    await screen.findByText(/به این شماره پیامک شد/)
    expect(api.asked.filter((call) => call === '/api/auth/sendOtp')).toHaveLength(1)
  })

  it('sends a code to the corrected number', async () => {
    const phones: unknown[] = []
    const sendOtp: Responses['sendOtp'] = ({ body }) => {
      phones.push((body as { phone: string }).phone)
      return { success: true, resendAfterSeconds: 60, expiresInSeconds: 120 }
    }
    await openProfile('/auth', { ...responses, sendOtp }, visitor)
    await askForCode()
    await userEvent.click(await screen.findByRole('button', { name: 'اصلاح شماره' }))
    await userEvent.type(await screen.findByLabelText('شماره موبایل'), '{Backspace}8')
    await userEvent.click(screen.getByRole('button', { name: 'دریافت کد تایید' }))
    await expect.poll(() => phones).toEqual(['09121234567', '09121234568'])
    // What the tab remembers of it must not run into the next test.
    await screen.findByLabelText('کد تایید')
  })

  it('stays busy after a login until the modal or the page goes, so that a second click sends nothing', async () => {
    const { api, left } = await openProfile('/auth?returnTo=%2Fcart', responses, visitor)
    await askForCode()
    await typeCode('12345')
    await screen.findByText('با موفقیت وارد حساب خود شدید')
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'ورود' })
    // The page load has begun, and until it is done this page is still there to be clicked.
    await expect.poll(() => left).toEqual(['/cart'])
    // What the answer still had to say is said, and drawn.
    await act(async () => undefined)
    expect(submit.disabled).toBe(true)
    await userEvent.click(submit, { pointerEventsCheck: 0 })
    expect(api.asked.filter((call) => call === '/api/auth/loginSms')).toHaveLength(1)
  })
})
