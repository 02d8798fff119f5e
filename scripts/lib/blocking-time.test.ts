import { expect, it } from 'vitest'
import { processorTimeAfterPaint, type TraceEvent } from './blocking-time.ts'

const main = (pid: number): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: 1,
  ts: 0,
  args: { name: 'CrRendererMain' },
})
const paint = (pid: number, ms: number): TraceEvent => ({
  name: 'firstContentfulPaint',
  ph: 'I',
  pid,
  tid: 1,
  ts: ms * 1_000,
})
const task = (pid: number, ms: number, wall: number, processor: number, tid = 1): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts: ms * 1_000,
  dur: wall * 1_000,
  tdur: processor * 1_000,
})

it('counts what the page itself takes of the processor, and not how long the machine let it wait', () => {
  const events = [main(7), paint(7, 100), task(7, 150, 90, 20), task(7, 300, 60, 10)]
  // 20 ms are 80 on the phone, 30 beyond a short task; 10 are 40.
  expect(processorTimeAfterPaint(events)).toEqual({ blocking: 30, work: 30 })
})

it('what came before the first paint, other threads and other processes do not count', () => {
  const events = [
    ...[main(7), main(8), paint(7, 100), paint(8, 10), task(8, 20, 5, 5)],
    ...[task(7, 0, 90, 90), task(7, 200, 20, 20, 2), task(7, 300, 15, 15)],
  ]
  expect(processorTimeAfterPaint(events)).toEqual({ blocking: 10, work: 15 })
})

it('fails where nothing was painted', () => {
  expect(() => processorTimeAfterPaint([main(7), task(7, 0, 1, 1)])).toThrow('no first paint')
})
