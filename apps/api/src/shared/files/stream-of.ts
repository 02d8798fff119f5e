import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Returns a stream of what `write` puts into it. When `write` fails the stream fails, too, so that no reader keeps half
 * of a file.
 */
export const streamOf = (
  write: (to: (source: AsyncIterable<string | Uint8Array>) => Promise<void>) => Promise<unknown>,
): Readable => {
  const file = new PassThrough()
  write((source) => pipeline(source, file)).catch((error: unknown) =>
    file.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return file
}
