import pino from 'pino'

/** So much waits for room on the disk; what comes then is lost. */
const MOST_WAITING_BYTES = 1_048_576

/**
 * Where a server writes its log: its standard output, with one difference to the usual. A full disk behind it, or
 * nobody who reads, costs lines of the log and never the server: Pino throws such an error out of the line that was
 * to be logged. What waits is written when there is room again.
 */
export const logOutput = (): pino.DestinationStream => {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  output.on('error', () => {})
  return output
}
