// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage } from './device-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('returns what was kept, until it is removed', () => {
  expect(deviceStorage.write('a', [{ code: '1' }])).toBe(true)
  expect(deviceStorage.read('a')).toEqual([{ code: '1' }])
  expect(deviceStorage.keys()).toEqual(['a'])
  deviceStorage.remove('a')
  expect(deviceStorage.read('a')).toBeUndefined()
})

it('takes what is no JSON for nothing', () => {
  localStorage.setItem('a', '[{"code":')
  expect(deviceStorage.read('a')).toBeUndefined()
})

it('goes on where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(deviceStorage.write('a', 1)).toBe(false)
  expect(deviceStorage.read('a')).toBeUndefined()
  expect(deviceStorage.keys()).toEqual([])
  expect(() => deviceStorage.remove('a')).not.toThrow()
})
