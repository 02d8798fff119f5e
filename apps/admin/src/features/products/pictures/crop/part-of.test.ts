import { expect, it } from 'vitest'
import { partOf } from './part-of.ts'

const picture = { width: 1_001, height: 667 }

it.each([
  ['the whole', { x: 0, y: 0, width: 100, height: 100 }, { left: 0, top: 0, width: 1_001, height: 667 }],
  ['a quarter', { x: 50, y: 50, width: 50, height: 50 }, { left: 500, top: 333, width: 501, height: 334 }],
  [
    'a dot at the end',
    { x: 99.9, y: 99.9, width: 0, height: 0 },
    { left: 969, top: 635, width: 32, height: 32 },
  ],
  [
    'what rounding made too long',
    { x: -0.001, y: 33.4, width: 100.01, height: 66.6 },
    { left: 0, top: 223, width: 1_001, height: 444 },
  ],
])('%s is a part within the picture', (_what, percents, part) =>
  expect(partOf(picture, percents)).toEqual(part),
)
