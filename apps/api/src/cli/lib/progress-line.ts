import type { WriteStream } from 'node:tty'

const EVERY_MS = { terminal: 100, file: 5_000 }

/** Progress on one line of a terminal; in a log, a plain line now and then. */
export const makeProgressLine = (stream: WriteStream) => {
  let shownAt = 0
  let last = ''
  const every = stream.isTTY ? EVERY_MS.terminal : EVERY_MS.file
  return {
    show: (text: string): void => {
      const now = Date.now()
      if (now - shownAt < every || text === last) return
      shownAt = now
      last = text
      stream.write(stream.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
    },
    end: (): void => {
      if (stream.isTTY && last !== '') stream.write('\r\u001b[2K')
    },
  }
}
