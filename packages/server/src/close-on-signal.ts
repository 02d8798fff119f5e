/**
 * Closes when the process is told to end (SIGTERM, or Ctrl-C), and ends it then. Once: who stops a shop in a terminal
 * often sends both.
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
}
