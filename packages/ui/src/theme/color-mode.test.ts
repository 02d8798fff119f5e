import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { colorModeScript, colorSchemeAttribute } from './color-mode.ts'

const schemeAtLoad = (cookie: string, isSystemDark: boolean) => {
  const setAttribute = vi.fn()
  runInNewContext(colorModeScript, {
    document: { cookie, documentElement: { setAttribute } },
    matchMedia: () => ({ matches: isSystemDark }),
  })
  expect(setAttribute).toHaveBeenCalledOnce()
  const [name, value] = setAttribute.mock.calls[0] ?? []
  expect(name).toBe(colorSchemeAttribute)
  return value
}

describe('the scheme before the first paint', () => {
  it.each([
    ['', false, 'light'],
    ['', true, 'dark'],
    ['a=1; hojreh-mode=light', true, 'light'],
    ['hojreh-mode=dark; b=2', false, 'dark'],
    ['hojreh-mode=system', true, 'dark'],
    ['other-hojreh-mode=dark', false, 'light'],
  ])('with cookie «%s» and a dark system %s is %s', (cookie, isSystemDark, scheme) => {
    expect(schemeAtLoad(cookie, isSystemDark)).toBe(scheme)
  })
})
