const closers: (() => Promise<void>)[] = []
let closing: Promise<unknown> | undefined

const end = async () => {
  closing ??= Promise.all(closers.map((close) => close()))
  await closing
  process.exit(0)
}

/**
 * Closes the server when the process is told to end (SIGTERM, or Ctrl-C), and then ends the process; of several servers
 * in one process, when all of them are closed. Once: stopping a shop in a terminal often sends both. Also when the
 * process that started it over a channel (`npm start`) was killed: no other process would end this one.
 */
export const closeOnSignal = (close: () => Promise<void>): void => {
  if (closers.push(close) > 1) return
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.once('disconnect', end)
}
