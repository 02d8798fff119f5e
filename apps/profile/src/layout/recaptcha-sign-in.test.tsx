import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openProfile } from '../../test/open-profile.tsx'

const options = {
  isSignedIn: false,
  config: {
    captcha: {
      provider: 'recaptcha',
      siteKey: 'site-key',
      scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js',
    },
  },
} as const
const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]')
const openPassword = async (responses = {}) => {
  const opened = await openProfile('/auth', responses, options)
  expect(script()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'ورود با رمز عبور' }))
  await expect.poll(script).not.toBeNull()
  return opened
}

afterEach(() => {
  script()?.remove()
  delete window.grecaptcha
})

describe('logging in where reCAPTCHA is the captcha', () => {
  it('sends what the widget gave, and renders a new one after a failure', {
    tags: ['§1.16', '§2.41'],
  }, async () => {
    const tokens: unknown[] = []
    await openPassword({
      passCaptcha: ({ body }: { body: unknown }) => {
        tokens.push(body)
        return { refused: 'captcha_required' }
      },
    })
    const render = vi.fn().mockReturnValue(0)
    window.grecaptcha = { render }
    window.hojrehRecaptchaReady?.()
    await expect.poll(() => render.mock.calls.length).toBe(1)
    const [, parameters] = render.mock.calls[0] as [unknown, { callback: (token: string) => void }]
    expect(parameters).toMatchObject({ sitekey: 'site-key', theme: 'light' })
    act(() => parameters.callback('from-the-widget'))
    await userEvent.type(screen.getByLabelText('شماره موبایل'), '09121234567')
    await userEvent.type(screen.getByLabelText('رمز عبور'), 'Bazaar1404')
    await userEvent.click(screen.getByRole('button', { name: 'ورود' }))
    expect(await screen.findByText('خطای reCAPTCHA')).toBeDefined()
    expect(tokens).toEqual([{ token: 'from-the-widget' }])
    await expect.poll(() => render.mock.calls.length).toBe(2)
  })

  it('does nothing once the widget said that its answer has expired', { tags: ['§5.11'] }, async () => {
    const { api } = await openPassword()
    const render = vi.fn().mockReturnValue(0)
    window.grecaptcha = { render }
    window.hojrehRecaptchaReady?.()
    await expect.poll(() => render.mock.calls.length).toBe(1)
    const [, parameters] = render.mock.calls[0] as [
      unknown,
      { callback: (token: string) => void; 'expired-callback': () => void },
    ]
    act(() => parameters.callback('from-the-widget'))
    act(() => parameters['expired-callback']())
    await userEvent.type(screen.getByLabelText('شماره موبایل'), '09121234567')
    await userEvent.type(screen.getByLabelText('رمز عبور'), 'Bazaar1404')
    await userEvent.click(screen.getByRole('button', { name: 'ورود' }))
    expect(api.asked).not.toContain('/api/captcha')
  })

  it('says that the script did not load, tries again, and leaves the code as a way in', {
    tags: ['§8.10', '§8.11', '§D3.33'],
  }, async () => {
    await openPassword()
    script()?.dispatchEvent(new Event('error'))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load reCAPTCHA script.')
    expect(script()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    await expect.poll(script).not.toBeNull()
    window.hojrehRecaptchaReady?.()
    expect((await screen.findByRole('alert')).textContent).toContain('reCAPTCHA failed to load.')
    await userEvent.click(screen.getByRole('button', { name: 'ورود با کد تایید' }))
    await userEvent.type(await screen.findByLabelText('شماره موبایل'), '09121234567')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'دریافت کد تایید' }).disabled).toBe(false)
  })
})
