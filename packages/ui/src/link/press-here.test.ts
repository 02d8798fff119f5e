import { expect, test, vi } from 'vitest'
import { pressHere } from './press-here.ts'

const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const press = (held: Partial<typeof keys>) => {
  const act = vi.fn()
  const preventDefault = vi.fn()
  pressHere(act)({ ...keys, ...held, preventDefault } as never)
  return { acts: act.mock.calls.length, prevented: preventDefault.mock.calls.length }
}

test('a press on a link acts on the page', () => expect(press({})).toEqual({ acts: 1, prevented: 1 }))

test.each(Object.keys(keys))('with %s held the browser opens the link', (key) =>
  expect(press({ [key]: true })).toEqual({ acts: 0, prevented: 0 }),
)
