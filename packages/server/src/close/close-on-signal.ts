/**
 * Closes when the process is told to end (SIGTERM, or Ctrl-C), and ends it then. Once: who stops a shop in a terminal
 * often sends both. Also when the process that started it over a channel (`npm start`) was killed: nobody else would
 * look after this one.
 */
export const closeOnSignal = (close: () => Promise<void>): void => {
  let closing: Promise<void> | undefined
  const end = async () => {
    closing ??= close()
    await closing
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.once('disconnect', end)
}
