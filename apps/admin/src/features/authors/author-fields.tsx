import { validatorsOf } from '@hojreh/app'
import { authorFields } from '@hojreh/contract/admin'
import { FormField, Textarea, TextInput } from '@hojreh/ui'
import { authorsMessages as text } from './authors.messages.ts'

const rules = validatorsOf(authorFields)
const { fields } = text

/** What stands in the form. */
export type AuthorValues = Record<keyof typeof text.fields, string>

/** The fields of an author: the name, a few words and the address. */
export const AuthorFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormField
      as={TextInput}
      name="name"
      label={fields.name}
      hint={isNew ? undefined : text.nameHint}
      maxLength={80}
      isRequired
      validate={rules.name}
    />
    <FormField
      as={Textarea}
      name="about"
      label={fields.about}
      hint={text.aboutHint}
      rows={3}
      validate={rules.about}
    />
    <FormField
      as={TextInput}
      name="slug"
      label={fields.slug}
      hint={isNew ? text.newAddress : text.oldAddress}
      validate={rules.slug}
    />
  </>
)
