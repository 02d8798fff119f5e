import {
  useEditDeliveryTermsMutation,
  useLazyGetDeliveryTermsQuery,
  useListPlacesQuery,
} from '@hojreh/api/admin'
import type { DeliveryTerms } from '@hojreh/contract/admin'
import { FormField, Select, Textarea, TextInput } from '@hojreh/ui'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { Panel } from '../../shared/panel.tsx'
import { deliveryDaysMessages as text } from './delivery-days.messages.ts'
import { changesOf, valuesOf } from './delivery-days-values.ts'
import { WeekdaysField } from './weekdays-field.tsx'

const { fields: labels, official } = text
const officialOptions = [
  { value: 'yes', label: official.yes },
  { value: 'no', label: official.no },
]

/** On which days the shop sends, until which hour, and from where. */
export const DeliveryDaysForm = ({ terms }: { terms: DeliveryTerms }) => {
  const [edit] = useEditDeliveryTermsMutation()
  const [load] = useLazyGetDeliveryTermsQuery()
  const { data: places = [{ province: terms.province }] } = useListPlacesQuery()
  return (
    <Panel>
      <EditForm
        label={text.form}
        labels={labels}
        record={terms}
        valuesOf={valuesOf}
        wordsOf={(field, value) =>
          field === 'hasOfficialHolidays' ? official[value === 'yes' ? 'yes' : 'no'] : value
        }
        draft="delivery-days"
        save={(changed, version) => edit({ ...changesOf(changed), version })}
        reload={() => load()}
        saved={text.saved}
      >
        <FormField as={WeekdaysField} name="daysOff" label={labels.daysOff} hint={text.daysOffHint} />
        <FormField
          as={Select}
          name="hasOfficialHolidays"
          label={labels.hasOfficialHolidays}
          options={officialOptions}
        />
        <FormField as={Textarea} name="holidays" label={labels.holidays} hint={text.holidaysHint} rows={5} />
        <FormField
          as={TextInput}
          name="lastHour"
          label={labels.lastHour}
          hint={text.lastHourHint}
          dir="ltr"
          hasPersianDigits
          isRequired
        />
        <FormField
          as={Select}
          name="province"
          label={labels.province}
          hint={text.provinceHint}
          options={places.map(({ province }) => ({ value: province, label: province }))}
        />
      </EditForm>
    </Panel>
  )
}
