import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type BucketSettings, openBucketClient } from '../modules/file-store/bucket-client.ts'
import { backupMessages as texts } from './backup.messages.ts'
import { BackupError } from './manifest.ts'

const withClient = async <Result>(
  settings: BucketSettings,
  work: (client: S3Client) => Promise<Result>,
): Promise<Result> => {
  const client = openBucketClient(settings)
  try {
    return await work(client)
  } finally {
    client.destroy()
  }
}

/** Sends a backup to a bucket, in parts: it may be larger than the memory. */
export const sendBackup = (settings: BucketSettings, file: string, name: string): Promise<void> =>
  withClient(settings, async (client) => {
    const params = { Bucket: settings.bucket, Key: name, Body: createReadStream(file) }
    await new Upload({ client, params }).done()
  })

/** Fetches a backup of a bucket into a file. */
export const fetchBackup = (settings: BucketSettings, name: string, file: string): Promise<void> =>
  withClient(settings, async (client) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: settings.bucket, Key: name }))
      // Names, phone numbers, addresses: for the operator alone. On Node the body is a stream.
      await pipeline(Body as Readable, createWriteStream(file, { mode: 0o600 }))
    } catch (error) {
      if (error instanceof NoSuchKey) throw new BackupError(texts.notThere(name))
      throw error
    }
  })
