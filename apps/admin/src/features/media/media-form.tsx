import { useEditMediaMutation, useLazyGetMediaQuery } from '@hojreh/api/admin'
import type { MediaRecord } from '@hojreh/contract/admin'
import { FormField, TextInput } from '@hojreh/ui'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { mediaMessages as text } from './media.messages.ts'

const valuesOf = ({ alt }: MediaRecord) => ({ alt })

/** Form of a picture's alternative text. */
export const MediaForm = ({ picture }: { picture: MediaRecord }) => {
  const { key } = picture
  const [edit] = useEditMediaMutation()
  const [load] = useLazyGetMediaQuery()
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={picture}
      valuesOf={valuesOf}
      draft={`picture:${key}`}
      save={({ alt = '' }, version) => edit({ query: { key }, body: { alt, version } })}
      reload={() => load({ key })}
      saved={text.saved}
    >
      <FormField
        as={TextInput}
        name="alt"
        label={text.fields.alt}
        hint={text.altHint}
        maxLength={200}
        isRequired
        validate={(value) => (value.trim() ? undefined : text.altMissing)}
      />
    </EditForm>
  )
}
