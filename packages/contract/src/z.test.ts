import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('no schema compiles code in a browser, whose policy forbids and reports it', async () => {
  const compiled: string[] = []
  vi.stubGlobal('document', {})
  vi.stubGlobal(
    'Function',
    class {
      constructor(source: string) {
        compiled.push(source)
      }
    },
  )
  await import('./index.ts')
  expect(compiled).toEqual([])
})
