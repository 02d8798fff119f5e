import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../shared/clock.ts'

/** Articles are published by the clock, without a new revision: documents are made anew after this time. */
const LIFE_MS = 10 * 60_000
const KEPT_BYTES = 16 * 1_024 * 1_024

export interface Document {
  type: string
  /** Pieces of the text, made one after another while the visitor takes them. */
  text: () => AsyncIterable<string>
}

/** Sends documents with an ETag of the content revision and caches the small ones until it moves. */
export const makeDocumentSender = (clock: Clock, salt: string) => {
  const kept = new Map<string, string>()
  let keptVersion: string | null = null
  let keptBytes = 0

  const versionOf = (reply: FastifyReply): string | null => {
    const revision = reply.getHeader('x-content-revision')
    if (revision === undefined) return null
    const turn = Math.floor(clock().getTime() / LIFE_MS)
    return createHash('sha256').update(`${salt} ${revision} ${turn}`).digest('base64url').slice(0, 22)
  }

  const keep = (version: string | null, url: string, text: string) => {
    if (version === null) return
    if (version !== keptVersion) {
      kept.clear()
      keptBytes = 0
      keptVersion = version
    }
    if (kept.has(url) || keptBytes + text.length * 2 > KEPT_BYTES) return
    kept.set(url, text)
    keptBytes += text.length * 2
  }

  /** Passes chunks on, and caches the document when it is small and was read to its end. */
  const collecting = async function* (
    first: IteratorResult<string>,
    others: AsyncIterator<string>,
    done: (text: string) => void,
  ) {
    let collected: string | null = ''
    for (let piece = first; !piece.done; piece = await others.next()) {
      if (collected !== null) collected = collected.length > KEPT_BYTES / 4 ? null : collected + piece.value
      yield piece.value
    }
    if (collected !== null) done(collected)
  }

  return async (request: FastifyRequest, reply: FastifyReply, { type, text }: Document) => {
    const version = versionOf(reply)
    reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`)
    if (version !== null) {
      const etag = `W/"${version}"`
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const ready = version === keptVersion ? kept.get(request.url) : undefined
      if (ready !== undefined) return reply.send(ready)
    }
    const pieces = text()[Symbol.asyncIterator]()
    // The first piece before any header: a database that is away is still a proper error.
    const first = await pieces.next()
    return reply.send(Readable.from(collecting(first, pieces, (whole) => keep(version, request.url, whole))))
  }
}

export type SendDocument = ReturnType<typeof makeDocumentSender>
