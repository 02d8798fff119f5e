import { noBody } from '../../../define-endpoint.ts'
import { id, oneOf, requiredLine, rial } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { productPicture } from './product-pictures.ts'
import { addProductBody } from './product-record.ts'

const tag = 'products'

export const MAX_AXES = 3
/** Of one design: more is another design. */
export const MAX_VARIANTS = 100
/** How shoppers choose among the values of an option. */
export const optionLooks = ['words', 'swatches', 'select'] as const

const optionName = requiredLine(40, messages.optionName)
const optionValue = requiredLine(60, messages.optionValue)
const options = z
  .array(strict({ name: optionName, value: optionValue }), fieldMessages.invalid)
  .min(1, messages.optionValue)
  .max(MAX_AXES, messages.optionValue)
  .refine((given) => new Set(given.map(({ name }) => name)).size === given.length, messages.optionName)

/** The values of one option in the order of the shop, and how they are shown. */
export const axis = strict({
  name: optionName,
  look: oneOf(optionLooks).default('words'),
  values: z
    .array(
      strict({
        value: optionValue,
        color: z
          .string(messages.swatch)
          .regex(/^#[0-9a-f]{6}$/i, messages.swatch)
          .nullable()
          .default(null)
          .describe('Of its swatch'),
      }),
      fieldMessages.invalid,
    )
    .min(1, messages.optionValue)
    .max(MAX_VARIANTS, messages.optionValue),
  guideHtml: z.string(fieldMessages.invalid).max(20_000, fieldMessages.tooLong).default(''),
})
export type Axis = z.output<typeof axis>

export const variant = z.object({
  productId: id,
  title: z.string(),
  sku: z.string(),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  price: rial,
  onHand: z.int().nullable().describe('Null: not counted'),
  reserved: z.int(),
  isPublished: z.boolean(),
  picture: productPicture.nullable(),
})
export type Variant = z.infer<typeof variant>

export const variantGroup = z.object({
  axes: z.array(
    z.object({
      name: z.string(),
      look: z.enum(optionLooks),
      values: z.array(z.object({ value: z.string(), color: z.string().nullable() })),
      guideHtml: z.string(),
    }),
  ),
  variants: z
    .array(variant)
    .describe('All of its design, itself among them; none of a product that stands alone'),
  edition,
})
export type VariantGroup = z.infer<typeof variantGroup>

const { sku, price, onHand } = addProductBody.shape

export const addVariantsBody = strict({
  own: options.describe('What the product itself is; as it is known where it has options already'),
  variants: z
    .array(strict({ options, sku, price, onHand }), fieldMessages.invalid)
    .min(1, messages.variants)
    .max(MAX_VARIANTS, messages.variants),
})
export type AddVariantsBody = z.input<typeof addVariantsBody>

const ofProduct = strict({ id })

export const getVariants = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/product/variants',
  access: 'products.view',
  tag,
  summary: 'The options of a product and all products of its design',
  query: ofProduct,
  body: noBody,
  response: variantGroup,
  errors: ['not_found'],
})

export const addVariants = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/variants/add',
  access: 'products.edit',
  tag,
  summary: 'More products of one design, each with a code, a price and a stock of its own; all or none',
  query: ofProduct,
  body: addVariantsBody,
  maxBodyBytes: 256 * 1024,
  response: variantGroup,
  errors: [
    'not_found',
    'sku_taken',
    'slug_taken',
    'price_missing',
    'options_differ',
    'variant_taken',
    'variants_full',
  ],
})

export const removeVariant = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/variant/remove',
  access: 'products.edit',
  tag,
  summary: 'Takes a product out of its design and hides it; orders still know it',
  query: ofProduct,
  body: noBody,
  response: variantGroup,
  errors: ['not_found', 'already_done'],
})

export const editOptions = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/options',
  access: 'products.edit',
  tag,
  summary: 'How the options of a design are shown: order, colours, guide; names and values stay',
  query: ofProduct,
  body: strict({
    version: seenVersion,
    axes: z
      .array(axis, fieldMessages.invalid)
      .min(1, fieldMessages.invalid)
      .max(MAX_AXES, fieldMessages.invalid),
  }),
  maxBodyBytes: 256 * 1024,
  response: variantGroup,
  errors: ['not_found', 'edit_conflict', 'options_differ'],
})

export const renameOption = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/option/rename',
  access: 'products.edit',
  tag,
  summary: 'Another word for a value of an option, in all products of the design',
  query: ofProduct,
  body: strict({ name: optionName, from: optionValue, to: optionValue }),
  response: variantGroup,
  errors: ['not_found', 'options_differ', 'variant_taken'],
})
