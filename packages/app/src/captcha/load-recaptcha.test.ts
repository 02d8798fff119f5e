// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadRecaptcha } from './load-recaptcha.ts'

const SCRIPT_URL = 'https://www.recaptcha.net/recaptcha/api.js'
const scriptOf = () => {
  const script = document.querySelector('script')
  if (!script) throw new Error('no script')
  return script
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  delete window.grecaptcha
})

describe('the script of reCAPTCHA', () => {
  test('comes from the configured host, in Persian, for explicit rendering', {
    tags: ['§7.34', '§D3.31'],
  }, async () => {
    const loading = loadRecaptcha(SCRIPT_URL)
    const { searchParams, origin, pathname } = new URL(scriptOf().src)
    expect(origin + pathname).toBe(SCRIPT_URL)
    expect(Object.fromEntries(searchParams)).toMatchObject({ hl: 'fa', render: 'explicit' })
    const render = () => 1
    window.grecaptcha = { render }
    window.hojrehRecaptchaReady?.()
    await expect(loading).resolves.toEqual({ render })
    await expect(loadRecaptcha(SCRIPT_URL)).resolves.toEqual({ render })
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })

  test('that does not arrive is told, and another try asks anew', { tags: ['§8.11'] }, async () => {
    const loading = loadRecaptcha(SCRIPT_URL)
    scriptOf().dispatchEvent(new Event('error'))
    await expect(loading).rejects.toThrow('Failed to load reCAPTCHA script.')
    expect(document.querySelector('script')).toBeNull()
    void loadRecaptcha(SCRIPT_URL).catch(() => undefined)
    expect(scriptOf().src).toContain(SCRIPT_URL)
  })

  test.each([
    ['never gets ready', () => vi.advanceTimersByTime(10_000)],
    ['gets ready without a widget', () => window.hojrehRecaptchaReady?.()],
  ])('that %s is told', { tags: ['§8.10'] }, async (_title, happen) => {
    const loading = loadRecaptcha(SCRIPT_URL)
    const refused = expect(loading).rejects.toThrow('reCAPTCHA failed to load.')
    happen()
    await refused
  })
})
