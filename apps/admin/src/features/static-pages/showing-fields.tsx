import { pageShowings } from '@hojreh/contract/admin'
import { FormField, Select, TextInput } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { Panel } from '../../shared/panel.tsx'
import { staticPagesMessages as text } from './static-pages.messages.ts'

const options = pageShowings.map((value) => ({ value, label: text.showings[value] }))

/** When shoppers read what is saved. */
export const ShowingFields = () => {
  const { input } = useField<string>('show', { subscription: { value: true } })
  return (
    <Panel>
      <h2>{text.showing}</h2>
      <FormField as={Select} name="show" label={text.fields.show} options={options} />
      {input.value === 'later' && (
        <FormField
          as={TextInput}
          name="at"
          label={text.fields.at}
          placeholder={text.timePlaceholder}
          dir="ltr"
          hasPersianDigits
          isRequired
          validate={(value) => (value.trim() ? undefined : text.timeMissing)}
        />
      )}
    </Panel>
  )
}
