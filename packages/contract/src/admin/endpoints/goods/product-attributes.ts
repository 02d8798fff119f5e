import { line, requiredLine } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

/** More than any table of a product that people read. */
export const MOST_ATTRIBUTES = 60
export const MAX_ATTRIBUTE_NAME = 80
/** As imports have it. */
export const MAX_ATTRIBUTE_VALUE = 500

/** What a property of goods is called. A filter of a list ends its name at a colon. */
export const attributeName = requiredLine(MAX_ATTRIBUTE_NAME, messages.attributeName).refine(
  (name) => !name.includes(':'),
  messages.attributeColon,
)

/** Names with values in the order of the product's page, each name once. */
export const productAttributes = z
  .array(
    strict({ name: attributeName, value: requiredLine(MAX_ATTRIBUTE_VALUE, messages.attributeValue) }),
    fieldMessages.invalid,
  )
  .max(MOST_ATTRIBUTES, messages.attributes)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, messages.attributeTwice)

/** More than shoppers filter by, or than a table of a product should begin with. */
export const MOST_CATEGORY_ATTRIBUTES = 30

export const attributeKinds = ['text', 'number', 'choice', 'yesNo'] as const
export type AttributeKind = (typeof attributeKinds)[number]
/** More than a person looks through in a list. */
export const MOST_ATTRIBUTE_CHOICES = 60

/** What is typed for a property of goods; what is kept are its words, with the unit. */
const typedAs = {
  kind: z.enum(attributeKinds),
  unit: z.string().describe('Behind the number of a number; shoppers read it everywhere'),
  choices: z.array(z.string()),
}

/** What goods of a category are described by, in the order of filters and of tables. */
export const categoryAttributes = z
  .array(
    strict({
      name: attributeName,
      isFilter: z.boolean(fieldMessages.invalid),
      kind: z.enum(attributeKinds, fieldMessages.invalid).default('text'),
      unit: line(20).default(''),
      choices: z
        .array(requiredLine(MAX_ATTRIBUTE_VALUE, messages.attributeValue), fieldMessages.invalid)
        .max(MOST_ATTRIBUTE_CHOICES, messages.attributeChoices)
        .default([]),
    }).refine(({ kind, choices }) => kind !== 'choice' || choices.length > 0, messages.attributeChoices),
    fieldMessages.invalid,
  )
  .max(MOST_CATEGORY_ATTRIBUTES, messages.categoryAttributes)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, messages.attributeTwice)

export const categoryAttribute = z.object({ name: z.string(), isFilter: z.boolean(), ...typedAs })
export type CategoryAttribute = z.infer<typeof categoryAttribute>

export const attributeUse = z.object({
  name: z.string(),
  values: z.array(z.string()),
  isOfCategory: z.boolean().describe('The category, or one above it, names it'),
  ...typedAs,
})
export type AttributeUse = z.infer<typeof attributeUse>
