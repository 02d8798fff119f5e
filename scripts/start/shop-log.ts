import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'

/** The newest file and four older ones, 20 MB each: a month of a busy shop's log, and never a full disk. */
const FILE_SIZE = '20M'
const OLDER_FILES = 4
/** A full disk is retried after this time; output in between is lost. */
const AGAIN_AFTER_MS = 1_000
const MOST_WAITING_BYTES = 4_194_304

export interface ShopLog {
  /** Never fails: a log that cannot be written costs its lines and nothing else. */
  write: (text: string) => void
  close: () => Promise<void>
}

const PRIVATE = 0o600
const nameOf = (index: number | Date | null) => (index ? `shop.log.${index}` : 'shop.log')

const LOST = (bytes: number) =>
  // The newline ends a line that was cut off.
  `\n${JSON.stringify({ level: 40, time: Date.now(), msg: 'lines of the log were lost', bytes })}\n`

/** Opens `shop.log` in a folder, for its owner alone; older lines are in `shop.log.1` to `shop.log.4`. */
export const openShopLog = (folder: string): ShopLog => {
  // Files of older versions were readable to all users.
  for (let index = 0; index <= OLDER_FILES; index += 1) {
    const file = join(folder, nameOf(index))
    if (existsSync(file)) chmodSync(file, PRIVATE)
  }
  let stream: RotatingFileStream | undefined
  let lostBytes = 0
  let notBefore = 0
  const open = () => {
    const opened = createStream(nameOf, {
      path: folder,
      size: FILE_SIZE,
      rotate: OLDER_FILES,
      mode: PRIVATE,
    })
    opened.on('error', () => {
      lostBytes += opened.writableLength
      stream = undefined
      notBefore = performance.now() + AGAIN_AFTER_MS
    })
    if (lostBytes > 0) opened.write(LOST(lostBytes))
    lostBytes = 0
    return opened
  }
  return {
    write: (text) => {
      if (!stream && performance.now() >= notBefore) stream = open()
      if (stream && stream.writableLength < MOST_WAITING_BYTES) stream.write(text)
      else lostBytes += Buffer.byteLength(text)
    },
    close: () => new Promise((resolve) => (stream ? stream.once('close', resolve).end() : resolve())),
  }
}
