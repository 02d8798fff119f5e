import { pageShowings } from '@hojreh/contract/admin'
import { FormField, Select } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { DayInput } from '../../shared/day/day-input.tsx'
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
          as={DayInput}
          name="at"
          label={text.fields.at}
          placeholder={text.timePlaceholder}
          hasTime
          isRequired
          validate={(value) => (value.trim() ? undefined : text.timeMissing)}
        />
      )}
    </Panel>
  )
}
