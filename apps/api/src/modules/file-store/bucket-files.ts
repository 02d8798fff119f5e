import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { type BucketSettings, openBucketClient } from './bucket-client.ts'
import { type FileStore, FilesUnavailableError } from './file-store.ts'
import { makePause } from './pause.ts'

/** A store that is down is asked again after this time; until then every call fails at once. */
const PAUSE_MS = 2_000

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound

/** Opens a bucket of an object store with an S3 interface. Everything in it is private: the api serves it. */
export const openBucket = (settings: BucketSettings): FileStore => {
  const { endpoint, bucket, timeoutMs } = settings
  const place = `${endpoint}/${bucket}`
  const client = openBucketClient(settings)
  const pause = makePause(PAUSE_MS)

  /** Without `whenMissing`, a missing name is a failure like any other. */
  const ask = async <Result>(
    work: (abortSignal: AbortSignal) => Promise<Result>,
    whenMissing?: { returns: Result },
  ): Promise<Result> => {
    if (pause.isOn()) throw new FilesUnavailableError(place, 'it did not answer a moment ago')
    try {
      return await work(AbortSignal.timeout(timeoutMs))
    } catch (error) {
      if (whenMissing && isMissing(error)) return whenMissing.returns
      pause.begin()
      throw new FilesUnavailableError(place, error)
    }
  }

  return {
    place,
    read: (name) =>
      ask<Buffer | null>(
        async (abortSignal) => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }), {
            abortSignal,
          })
          // On Node the body is a stream; one that stalls in the middle is aborted like one that never begins.
          return Body ? buffer(addAbortSignal(abortSignal, Body as Readable)) : Buffer.alloc(0)
        },
        { returns: null },
      ),
    has: (name) =>
      ask(
        async (abortSignal) => {
          await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }), { abortSignal })
          return true
        },
        { returns: false },
      ),
    write: (name, content) =>
      ask(async (abortSignal) => {
        // As bytes: the length of a text is not known before it is sent.
        const object = { Bucket: bucket, Key: name, Body: Buffer.from(content) }
        await client.send(new PutObjectCommand(object), { abortSignal })
      }),
    remove: (name) =>
      ask(async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), { abortSignal })
      }),
    list: async function* (under) {
      const within = { Bucket: bucket, ...(under !== undefined && { Prefix: `${under}/` }) }
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, within))
          for (const { Key } of Contents) if (Key !== undefined) yield Key
      } catch (error) {
        throw new FilesUnavailableError(place, error)
      }
    },
    check: () =>
      ask(async (abortSignal) => {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
      }),
  }
}
