import type { Config } from '../../config/config.ts'
import type { BucketSettings } from './bucket-client.ts'
import { openBucket } from './bucket-files.ts'
import { cacheMisses } from './cache-misses.ts'
import type { FileStore } from './file-store.ts'
import { openFolder } from './folder-files.ts'
import { openMoving } from './moving-files.ts'

export type FileSettings = Pick<
  Config,
  | 'MEDIA_FOLDER'
  | 'FILES_IN'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_BACKUP_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PATH_STYLE'
  | 'S3_TIMEOUT_MS'
>

/** A bucket of the configured object store; null when there is none. */
export const bucketSettingsOf = (config: FileSettings, bucket: string | undefined): BucketSettings | null => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = config
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = config
  const isComplete = endpoint !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined
  if (!isComplete || bucket === undefined) return null
  const { S3_PATH_STYLE: isPathStyle, S3_TIMEOUT_MS: timeoutMs } = config
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, isPathStyle, timeoutMs }
}

/** Both places where files can be; the bucket only when one is configured. */
export const filePlaces = (config: FileSettings): { folder: FileStore; bucket: FileStore | null } => {
  const settings = bucketSettingsOf(config, config.S3_BUCKET)
  return { folder: openFolder(config.MEDIA_FOLDER), bucket: settings && openBucket(settings) }
}

/**
 * Where this shop's pictures and receipts are: the folder, or the bucket once there is one. The other place is still
 * read, so that a shop moves while it runs (`shop files move`).
 */
export const openFileStore = (config: FileSettings): FileStore => {
  const { folder, bucket } = filePlaces(config)
  if (bucket === null) return folder
  // A folder answers as fast as a memory, and at once about what another process wrote.
  return cacheMisses(config.FILES_IN === 'folder' ? openMoving(folder, bucket) : openMoving(bucket, folder))
}
