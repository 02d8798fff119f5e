import { useEditBrandMutation, useLazyGetBrandQuery } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { type Brand, brandFields } from '@hojreh/contract/admin'
import { FormField } from '@hojreh/ui'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { brandMessages as text } from './brand.messages.ts'
import { ColorInput } from './color-input.tsx'
import { ColorPreview } from './color-preview.tsx'

const rules = validatorsOf(brandFields)
const valuesOf = ({ color }: Brand) => ({ color: color ?? '' })

/** The colour of everything that can be pressed. */
export const BrandForm = ({ brand }: { brand: Brand }) => {
  const [edit] = useEditBrandMutation()
  const [load] = useLazyGetBrandQuery()
  return (
    <EditForm
      label={text.form}
      labels={text.fields}
      record={brand}
      valuesOf={valuesOf}
      draft="brand"
      save={({ color }, version) => edit({ color: color?.trim() || null, version })}
      reload={() => load()}
      saved={text.colorSaved}
    >
      <FormField
        as={ColorInput}
        name="color"
        label={text.fields.color}
        hint={text.colorHint}
        validate={(value) => (value.trim() === '' ? undefined : rules.color(value))}
      />
      <ColorPreview />
    </EditForm>
  )
}
