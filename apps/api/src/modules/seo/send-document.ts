import { Readable } from 'node:stream'
import { etagOf, makeByteStore } from '@hojreh/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../shared/clock.ts'

/** Articles are published by the clock, without a new revision: documents are made anew after this time. */
const LIFE_MS = 10 * 60_000
const MAX_BYTES = 16 * 1_024 * 1_024
const MAX_DOCUMENT_LENGTH = 4 * 1_024 * 1_024

export interface Document {
  type: string
  /** Pieces of the text, made one after another while the visitor takes them. */
  text: () => AsyncIterable<string>
}

/** Sends documents with an ETag of the content revision and caches the small ones until it moves. */
export const makeDocumentSender = (clock: Clock, salt: string) => {
  const store = makeByteStore(MAX_BYTES)

  /** The ETag, known before the document is made: it is streamed. */
  const versionOf = (reply: FastifyReply): string | null => {
    const revision = reply.getHeader('x-content-revision')
    if (revision === undefined) return null
    const turn = Math.floor(clock().getTime() / LIFE_MS)
    return etagOf(Buffer.from(`${salt} ${revision} ${turn}`))
  }

  /** Passes chunks on, and caches the document when it is small and was read to its end. */
  const collecting = async function* (
    first: IteratorResult<string>,
    others: AsyncIterator<string>,
    done: (text: string) => void,
  ) {
    let collected: string | null = ''
    for (let piece = first; !piece.done; piece = await others.next()) {
      if (collected !== null)
        collected = collected.length > MAX_DOCUMENT_LENGTH ? null : collected + piece.value
      yield piece.value
    }
    if (collected !== null) done(collected)
  }

  return async (request: FastifyRequest, reply: FastifyReply, { type, text }: Document) => {
    const version = versionOf(reply)
    reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`)
    if (version !== null) {
      reply.header('etag', version)
      if (request.headers['if-none-match'] === version) return reply.code(304).send()
      const ready = store.find(request.url, version)
      if (ready) return reply.send(ready.body)
    }
    const pieces = text()[Symbol.asyncIterator]()
    // The first piece before any header: a database that is away is still a proper error.
    const first = await pieces.next()
    const keep = (whole: string) => {
      if (version !== null) store.keep(request.url, { body: Buffer.from(whole), revision: version })
    }
    return reply.send(Readable.from(collecting(first, pieces, keep)))
  }
}
