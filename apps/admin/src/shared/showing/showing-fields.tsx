import { pageShowings } from '@hojreh/contract/admin'
import { FormField, Select } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { DayInput } from '../day/day-input.tsx'
import { useMay } from '../me.ts'
import { Panel } from '../panel.tsx'
import { showingMessages as text } from './showing.messages.ts'

const options = pageShowings.map((value) => ({ value, label: text.showings[value] }))

const Choice = () => {
  const { input } = useField<string>('show', { subscription: { value: true } })
  return (
    <>
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
    </>
  )
}

/** When shoppers read what is saved; members who may not publish read why it stays a draft. */
export const ShowingFields = () => {
  const mayPublish = useMay()('content.publish')
  return (
    <Panel>
      <h2>{text.title}</h2>
      {mayPublish ? <Choice /> : <p>{text.draftOnly}</p>}
    </Panel>
  )
}
