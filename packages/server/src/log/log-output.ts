import pino from 'pino'

/** The most that waits for room on the disk; further lines are lost. */
const MOST_WAITING_BYTES = 1_048_576

/**
 * Returns where a server writes its log: its standard output, with one difference to the usual. A full disk behind it,
 * or a missing reader, costs lines of the log and never the server: Pino throws such an error out of the call that logs
 * the line. Waiting lines are written when there is room again.
 */
export const logOutput = (): pino.DestinationStream => {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES })
  output.on('error', () => {})
  return output
}
