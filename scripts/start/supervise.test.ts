import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fakeChild = (state: Partial<ChildProcess> = {}) =>
  Object.assign(new EventEmitter(), { pid: 1, exitCode: null, signalCode: null, ...state }) as ChildProcess

const watch = (first = fakeChild()) => {
  const children = [first]
  const ends: [how: string, waitMs: number][] = []
  const started: ChildProcess[] = []
  const release = supervise(first, {
    start: () => {
      const child = fakeChild()
      children.push(child)
      return child
    },
    onEnd: (...end) => ends.push(end),
    onStart: (child) => started.push(child),
  })
  return { children, ends, started, release, newest: () => children.at(-1) ?? first }
}

test('a process that is killed is started again after a moment, and both are told', () => {
  const { newest, children, ends, started } = watch()
  newest().emit('exit', null, 'SIGKILL')
  expect(ends).toEqual([['SIGKILL', 250]])
  vi.advanceTimersByTime(249)
  expect(children).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(started).toEqual([newest()])
  expect(children).toHaveLength(2)
})

test('the waits of a process that ends again and again grow, up to five seconds', () => {
  const { newest, ends } = watch()
  for (let turn = 0; turn < 8; turn += 1) {
    newest().emit('exit', 1, null)
    vi.advanceTimersByTime(5_000)
  }
  expect(ends.map(([, waitMs]) => waitMs)).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000])
  expect(ends[0]?.[0]).toBe('code 1')
})

test('after a healthy minute the next wait is short again', () => {
  const { newest, ends } = watch()
  for (let turn = 0; turn < 4; turn += 1) {
    newest().emit('exit', 1, null)
    vi.advanceTimersByTime(5_000)
  }
  vi.advanceTimersByTime(60_000)
  newest().emit('exit', 1, null)
  expect(ends.at(-1)).toEqual(['code 1', 250])
})

test('a process that had ended before anybody looked is started again too', () => {
  expect(watch(fakeChild({ signalCode: 'SIGTERM' })).ends).toEqual([['SIGTERM', 250]])
  expect(watch(fakeChild({ exitCode: 0 })).ends).toEqual([['code 0', 250]])
})

test('a machine without memory for a process is asked again', () => {
  const { newest, ends, children } = watch(fakeChild({ pid: undefined }))
  newest().emit('error', new Error('spawn ENOMEM'))
  expect(ends).toEqual([['spawn ENOMEM', 250]])
  vi.advanceTimersByTime(250)
  expect(children).toHaveLength(2)
})

test('when the shop is told to end, nothing is started any more', () => {
  const { newest, children, ends, release } = watch()
  newest().emit('exit', null, 'SIGKILL')
  release()
  vi.advanceTimersByTime(60_000)
  const other = watch()
  other.release()
  other.newest().emit('exit', 0, null)
  expect([children.length, ends.length, other.ends.length]).toEqual([1, 1, 0])
})
