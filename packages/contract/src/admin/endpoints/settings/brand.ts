import { noBody, noQuery } from '../../../define-endpoint.ts'
import { brandColor, shopLogo } from '../../../endpoints/setting.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { fromLibrary, PICTURE_BYTES } from '../goods/product-pictures.ts'

const common = { access: 'settings.edit', tag: 'settings' } as const

const brand = z.object({
  color: brandColor.nullable().describe('Null: the theme’s own'),
  logo: shopLogo.nullable().describe('Null: the theme draws a mark'),
  edition,
})
export type Brand = z.infer<typeof brand>

const fields = {
  color: z
    .string(messages.brandColor)
    .trim()
    .toLowerCase()
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/, messages.brandColor))
    .nullable(),
}

export { fields as brandFields }

export const getBrand = defineAdminEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/brand',
  summary: 'Colour and logo of the shop',
  query: noQuery,
  body: noBody,
  response: brand,
  errors: [],
})

export const editBrand = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/brand/edit',
  summary: 'Changes the colour of acts and links on every page; null gives the theme’s own back',
  query: noQuery,
  body: strict({ version: seenVersion, ...fields }),
  response: brand,
  errors: ['edit_conflict'],
})

export const setLogo = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/brand/logo',
  summary:
    'Gives the shop its logo: in header and footer, and as the icon of browsers when it is about square',
  query: strict({ from: fromLibrary }),
  body: noBody,
  isUpload: true,
  maxBodyBytes: PICTURE_BYTES,
  response: brand,
  errors: ['picture_unreadable', 'picture_gone'],
})

export const removeLogo = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/brand/logo/remove',
  summary: 'Takes the logo away; the theme draws a mark again',
  query: noQuery,
  body: noBody,
  response: brand,
  errors: ['already_done'],
})
