import { validatorsOf } from '@hojreh/app'
import { type AdminCategory, categoryFields } from '@hojreh/contract/admin'
import { Disclosure, FormField, Select, Textarea, TextInput } from '@hojreh/ui'
import { SeoFields } from '../../shared/seo/seo-fields.tsx'
import { categoriesMessages as text } from './categories.messages.ts'
import { attributesOf, attributesProblem } from './category-attributes.ts'
import { CategoryAttributesField } from './category-attributes-field.tsx'
import { categoryOptionsOf } from './category-rows-of.ts'

const { title, description, slug } = categoryFields
const rules = validatorsOf({ title, description, slug })

/** What stands in the form; `TOP` is above all. */
export type CategoryValues = Record<keyof typeof text.fields, string>
export const TOP = 'top'

/** What of the typed values is sent. */
export const bodyOf = <Typed extends Partial<CategoryValues>>({ parentId, attributes, ...typed }: Typed) => ({
  ...typed,
  ...(parentId !== undefined && { parentId: parentOf(parentId) }),
  ...(attributes !== undefined && { attributes: attributesOf(attributes) }),
})

export const parentOf = (value: string): string | null => (value === TOP ? null : value)

/** The fields of a category: its name, its words and its place. */
export const CategoryFields = ({
  categories,
  own,
}: {
  categories: readonly AdminCategory[]
  /** Itself and what is below it are no places for it. */
  own?: string
}) => (
  <>
    <FormField
      as={TextInput}
      name="title"
      label={text.fields.title}
      maxLength={80}
      isRequired
      validate={rules.title}
    />
    <FormField
      as={Select}
      name="parentId"
      label={text.fields.parentId}
      options={[{ value: TOP, label: text.top }, ...categoryOptionsOf(categories, own)]}
    />
    <FormField
      as={Textarea}
      name="description"
      label={text.fields.description}
      rows={2}
      validate={rules.description}
    />
    <FormField
      as={TextInput}
      name="slug"
      label={text.fields.slug}
      hint={own ? text.oldAddress : text.newAddress}
      validate={rules.slug}
    />
    <FormField
      as={CategoryAttributesField}
      name="attributes"
      label={text.fields.attributes}
      categories={categories}
      own={own}
      validate={attributesProblem}
    />
    <Disclosure title={text.seo} headingLevel={2}>
      <SeoFields folder="/shop?category=" descriptionField="description" />
    </Disclosure>
  </>
)
