import { expect, test } from 'vitest'
import { serviceNames } from '../lib/services.ts'
import { shopProcesses } from './processes.ts'

const spread = (...parameters: Parameters<typeof shopProcesses>) =>
  shopProcesses(...parameters).map(({ name, services }) => [name, services.length])

test.each([
  [undefined, false, 6],
  [undefined, true, 2],
  ['1', false, 2],
  ['0', true, 6],
])('FEW_PROCESSES=%s and short memory: %s make %s processes', (wanted, isShort, count) => {
  const processes = shopProcesses(wanted, isShort)
  expect(processes).toHaveLength(count)
  expect(processes.flatMap(({ services }) => services).toSorted()).toEqual(serviceNames.toSorted())
})

test('the api never shares a process', () => {
  expect(spread('1')).toEqual([
    ['api', 1],
    ['pages', 5],
  ])
})

test('where memory is short heaps and caches have an end; elsewhere each process takes what it needs, and the api gives back what a load took', () => {
  for (const { flags, defaults } of shopProcesses('1')) {
    expect(flags.join(' ')).toMatch(/--max-old-space-size=\d+/)
    expect(Number(defaults.PAGE_CACHE_MB)).toBeLessThan(64)
    expect(Number(defaults.PRODUCTS_IN_MEMORY)).toBeLessThan(1_000_000)
  }
  const [api, ...pages] = shopProcesses('0')
  expect(api?.flags).toEqual(['--max-semi-space-size=16'])
  expect(api?.defaults).toEqual({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' })
  for (const { flags, defaults } of pages) expect([flags, defaults]).toEqual([[], {}])
})
