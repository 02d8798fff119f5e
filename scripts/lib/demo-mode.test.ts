import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoDefault, demoMode, inboxAddress } from './demo-mode.ts'

beforeEach(() => {
  for (const name of ['DEMO_MODE', 'BLOG_ORIGIN', 'PROFILE_ORIGIN']) vi.stubEnv(name, undefined)
})
afterEach(() => vi.unstubAllEnvs())

test('a shop that only this machine reaches is a demo by itself', () => {
  expect(demoMode('http://localhost:8080')).toBe('1')
  expect(demoMode('http://shop.localhost:8080')).toBe('1')
  expect(inboxAddress('http://localhost:8080', 'secret')).toBe('http://localhost:8080/api/dev/inbox')
})

test.each(['https://shop.example', 'http://192.168.1.5:8080', 'http://0.0.0.0:8080'])(
  '%s is refused until somebody says whether it is a demo',
  (origin) => {
    expect(() => demoMode(origin)).toThrow(`Others can reach ${origin}: say DEMO_MODE=0`)
    // Its operator's commands work, without the demo's settings.
    expect(demoDefault(origin)).toEqual({})
    vi.stubEnv('DEMO_MODE', '0')
    expect(demoMode(origin)).toBe('0')
    vi.stubEnv('DEMO_MODE', '1')
    expect(demoMode(origin)).toBe('1')
    expect(inboxAddress(origin, 'secret')).toMatch(/\/api\/dev\/inbox\?key=[\w-]{22}$/)
  },
)

test('one app under a public name is enough', () => {
  vi.stubEnv('BLOG_ORIGIN', 'https://blog.example')
  expect(() => demoMode('http://localhost:8080')).toThrow('https://blog.example')
})
