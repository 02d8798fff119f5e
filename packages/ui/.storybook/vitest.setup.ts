import { afterEach, beforeEach, expect, vi } from 'vitest'
import { hardToReadInOtherScheme } from './other-scheme.ts'

const noise: unknown[][] = []
const levels = ['error', 'warn'] as const

beforeEach(() => {
  noise.length = 0
  for (const level of levels) vi.spyOn(console, level).mockImplementation((...told) => noise.push(told))
})

// The rest of axe's rules see no colours: the add-on asks them once, in the story's own scheme.
afterEach(async ({ task }) => {
  if (!task.result?.errors?.length) expect(await hardToReadInOtherScheme()).toEqual([])
})

afterEach(() => {
  vi.restoreAllMocks()
  if (noise.length > 0)
    throw new Error(`The console was not quiet:\n${noise.map((told) => told.join(' ')).join('\n')}`)
})
