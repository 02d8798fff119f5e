/** Closes when the process is told to end (SIGTERM, or Ctrl-C), and ends it then. */
export const closeOnSignal = (close: () => Promise<void>): void => {
  const end = async () => {
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}
