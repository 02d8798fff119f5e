import { noBody, noQuery } from '../../../define-endpoint.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

/** Pictures that are told one by one; the counts are of all. */
export const MISSING_PICTURES = 50

/** Why a picture is not there. */
export const pictureTroubles = [
  ...(['gone', 'refused', 'unreachable', 'too_large', 'no_picture', 'no_file'] as const),
] as const
export type PictureTrouble = (typeof pictureTroubles)[number]

export const missingPictures = z.object({
  done: z.int(),
  waiting: z.int().describe('Asked for again by themselves'),
  failed: z.int().describe('Given up: they wait for somebody'),
  products: z.int().describe('Goods that lack one of those'),
  items: z
    .array(
      z.object({
        address: z.string().describe('Without the part that may hold a key'),
        sku: z.string(),
        title: z.string(),
        attempts: z.int(),
        trouble: z.enum(pictureTroubles),
      }),
    )
    .describe('Of those that were given up'),
})
export type MissingPictures = z.infer<typeof missingPictures>

export const listMissingPictures = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/pictures/missing',
  access: 'products.import',
  tag: 'products',
  summary: 'Pictures that imports named and the shop does not have, and why',
  query: noQuery,
  body: noBody,
  response: missingPictures,
  errors: [],
})

export const retryPictures = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/pictures/retry',
  access: 'products.import',
  tag: 'products',
  summary: 'Asks once more for all pictures that were given up',
  query: noQuery,
  body: noBody,
  response: z.object({ queued: z.int() }),
  errors: [],
})
