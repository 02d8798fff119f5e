import { noBody } from '../../../define-endpoint.ts'
import { id, line, picture } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'products'

/** Of a photo as a phone takes it. */
export const PICTURE_BYTES = 12 * 1024 * 1024
export const MAX_PICTURES = 30

export const pictureKey = z.string(fieldMessages.invalid).regex(/^[0-9a-f]{32}$/, fieldMessages.invalid)
/** For an upload: a picture of the library in the place of a file. */
export const fromLibrary = pictureKey.optional()
const keys = z.array(pictureKey, fieldMessages.invalid).max(MAX_PICTURES, fieldMessages.invalid)

export const productPicture = picture.extend({ key: z.string().describe('Names the picture in calls') })
export type ProductPicture = z.infer<typeof productPicture>

/** Each part alone may be asked for; pictures that it does not name stay as they are. */
export const editProductPicturesBody = strict({
  order: keys.optional().describe('These come first, the others after them'),
  alts: z
    .array(strict({ key: pictureKey, alt: line(200, messages.alt) }), fieldMessages.invalid)
    .max(MAX_PICTURES, fieldMessages.invalid)
    .optional(),
  removed: keys.optional(),
}).refine((parts) => Object.values(parts).some((part) => part !== undefined && part.length > 0), {
  path: ['order'],
  error: fieldMessages.invalid,
})

const side = z.int(fieldMessages.invalid).max(10_000, fieldMessages.invalid)
const offset = side.min(0, fieldMessages.invalid)
/** Smaller ones show nothing. */
export const SMALLEST_CROP = 32
const length = side.min(SMALLEST_CROP, fieldMessages.invalid)
/** In the picture's own pixels, upright as it is shown. */
export const cropProductPictureBody = strict({
  key: pictureKey,
  left: offset,
  top: offset,
  width: length,
  height: length,
})

export const addProductPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/picture/add',
  access: 'products.edit',
  tag,
  summary: 'One more picture at the end of a product’s; the same one twice is there once',
  query: strict({ id, from: fromLibrary }),
  body: noBody,
  isUpload: true,
  maxBodyBytes: PICTURE_BYTES,
  response: z.array(productPicture),
  errors: ['not_found', 'picture_unreadable', 'picture_gone', 'pictures_full'],
})

export const editProductPictures = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/pictures',
  access: 'products.edit',
  tag,
  summary: 'Orders, describes and removes pictures of a product; one that comes in meanwhile stays',
  query: strict({ id }),
  body: editProductPicturesBody,
  response: z.array(productPicture),
  errors: ['not_found'],
})

export const cropProductPicture = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/picture/crop',
  access: 'products.edit',
  tag,
  summary: 'A part of a product’s picture in its place; the whole one stays in the library',
  query: strict({ id }),
  body: cropProductPictureBody,
  response: z.array(productPicture),
  errors: ['not_found', 'picture_gone', 'validation_failed'],
})
