import { expect, test, vi } from 'vitest'
import { laterRules } from './later-rules.ts'

const rules = {
  name: (value: string) => (value ? undefined : 'name is missing'),
  again: (value: string, { name }: Record<string, unknown>) => (value === name ? undefined : 'differs'),
}

test('a field waits for its rules when they are first asked, and answers at once when they are there', async () => {
  let times = 0
  const validators = laterRules(['name', 'again'], async () => {
    times += 1
    return rules
  })
  expect(times).toBe(0)
  const first = validators.name('', {})
  expect(first).toBeInstanceOf(Promise)
  expect(await first).toBe('name is missing')
  expect(validators.again('b', { name: 'a' })).toBe('differs')
  expect(validators.again('a', { name: 'a' })).toBeUndefined()
  expect(times).toBe(1)
})

test('a value passes while the rules cannot be loaded, and they are asked for again with the next one', async () => {
  let isOnline = false
  const validators = laterRules(['name', 'again'], async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return rules
  })
  expect(await validators.name('', {})).toBeUndefined()
  isOnline = true
  expect(await validators.name('', {})).toBe('name is missing')
})

test('a form is not held back by rules that are on their way for ever', async () => {
  vi.useFakeTimers()
  const validators = laterRules(['name', 'again'], () => new Promise<never>(() => undefined))
  const response = validators.name('', {})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await response).toBeUndefined()
  vi.useRealTimers()
})
