import { configure } from 'storybook/test'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { findings } from './findings.ts'

// The time is for a busy machine; nothing waits that long. A query that is repeated until it finds something would
// otherwise print the whole page each time that it does not.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? 'not found') })

const { now } = Date
const noise: unknown[][] = []
const levels = ['error', 'warn'] as const

beforeEach(() => {
  noise.length = 0
  findings.length = 0
  for (const level of levels) vi.spyOn(console, level).mockImplementation((...told) => noise.push(told))
  // A page that opens the print dialog by itself would wait for a person.
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  // Storybook takes the story out when the next one begins, after the window has got its size: until then it would be laid
  // out once more.
  document.body.style.contentVisibility = 'hidden'
  // Storybook undoes what a story did when the next one begins: until then modules of the next file would read its clock.
  Date.now = now
  expect(findings.join('\n'), 'what a look at the story found').toBe('')
  if (noise.length > 0)
    throw new Error(`The console was not quiet:\n${noise.map((told) => told.join(' ')).join('\n')}`)
})
