import { z } from 'zod'

/** Where pictures and receipts are kept. */
export const fileSettings = {
  MEDIA_FOLDER: z.string().min(1).describe('Folder of pictures'),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe('Object store with an S3 interface that keeps pictures and receipts instead of the folder'),
  S3_BUCKET: z.string().min(1).optional().describe('Its bucket, which is private'),
  S3_BACKUP_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Another bucket there, for `backup --to-bucket`; best one whose files nobody can remove'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Its region; most stores take any'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that key'),
  S3_PATH_STYLE: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1')
    .describe('1: the bucket is in the path; 0: in the name of the host'),
  S3_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(5_000)
    .describe('How long the object store is waited for'),
  FILES_IN: z
    .enum(['bucket', 'folder'])
    .default('bucket')
    .describe('Where new files go when there is a bucket; folder: on the way back'),
}

const settings = z.object(fileSettings)

/** Refuses an object store without its bucket and keys. */
export const checkFileSettings = (config: z.infer<typeof settings>, context: z.core.$RefinementCtx): void => {
  if (config.S3_ENDPOINT === undefined) return
  for (const path of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (config[path] === undefined)
      context.addIssue({
        code: 'custom',
        path: [path],
        message: 'is needed for S3_ENDPOINT',
        input: undefined,
      })
}
