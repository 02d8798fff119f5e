import { S3Client } from '@aws-sdk/client-s3'

export interface BucketSettings {
  /** Address of the store, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** `endpoint/bucket/name` in the place of `bucket.endpoint/name`: what most stores but Amazon's speak. */
  isPathStyle: boolean
  /** How long an answer is waited for, body and all. */
  timeoutMs: number
}

const ATTEMPTS = 2

/** A client of an object store with an S3 interface, Amazon's or any other. */
export const openBucketClient = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  isPathStyle,
}: BucketSettings): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Older stores do not know the checksums that newer versions of the protocol add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
