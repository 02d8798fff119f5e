/** An event of a trace of Chromium: times in microseconds; `tdur` is what its thread had of the processor meanwhile. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** From here on a task keeps a person waiting (https://web.dev/articles/tbt). */
const LONG_TASK_MS = 50
/** Lighthouse's phone has a quarter of this processor. */
const PHONE_IS_SLOWER = 4

const total = (tasks: readonly TraceEvent[], msOf: (task: TraceEvent) => number) =>
  tasks.reduce((sum, task) => sum + msOf(task), 0)

/**
 * Total Blocking Time and all work of a page's main thread after the first paint, in ms. Both count processor time, so
 * other processes of the machine, which lengthen Lighthouse's own figure, do not change them.
 * @throws when nothing was painted
 */
export const processorTimeAfterPaint = (
  events: readonly TraceEvent[],
): { blocking: number; work: number } => {
  const mainThreads = new Map(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => [pid, tid]),
  )
  // Other processes paint as well: what the browser opens with, and Lighthouse's empty page. The one of the page works most.
  const pages = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .map((paint) => {
      const tasks = events.filter(
        ({ name, ph, pid, tid, ts, dur = 0 }) =>
          ph === 'X' &&
          name.endsWith('RunTask') &&
          pid === paint.pid &&
          tid === mainThreads.get(pid) &&
          ts + dur > paint.ts,
      )
      return {
        blocking: total(tasks, ({ tdur = 0 }) =>
          Math.max(0, (PHONE_IS_SLOWER * tdur) / 1_000 - LONG_TASK_MS),
        ),
        work: total(tasks, ({ tdur = 0 }) => tdur / 1_000),
      }
    })
    .sort((a, b) => b.work - a.work)
  const [page] = pages
  if (!page) throw new Error('The trace has no first paint')
  return page
}
