import { useListPlacesQuery } from '@hojreh/api/admin'
import { validatorsOf } from '@hojreh/app'
import { shippingRuleFields } from '@hojreh/contract/admin'
import { FormField, Select, Textarea, TextInput } from '@hojreh/ui'
import { useForm, useFormState } from 'react-final-form'
import { TomanInput } from '../../shared/money/toman-input.tsx'
import { shippingMessages as text } from './shipping.messages.ts'
import type { ShippingValues } from './shipping-values.ts'

const { fields: labels } = text
const { title, description } = shippingRuleFields
const rules = validatorsOf({ title, description })
const figures = { dir: 'ltr', hasPersianDigits: true, inputMode: 'numeric' } as const
const sums = ['feeNear', 'feeFar', 'perKilogram'] as const
const days = ['minDays', 'maxDays'] as const

/** Adds a line with a province to the served places, so that its name need not be typed. */
const AddProvince = () => {
  const { change } = useForm()
  const { values } = useFormState<ShippingValues>({ subscription: { values: true } })
  const { data: places = [] } = useListPlacesQuery()
  const left = places.filter(({ province }) => !values.areas.includes(province))
  return (
    <Select
      name="province"
      label={text.province}
      value=""
      options={left.map(({ province }) => ({ value: province, label: province }))}
      onChange={(province) => change('areas', [values.areas.trim(), province].filter(Boolean).join('\n'))}
      hasNote={false}
    />
  )
}

/** The fields of a shipping method: what shoppers read, where it goes, what it costs and how long it takes. */
export const ShippingFields = () => (
  <>
    <FormField
      as={TextInput}
      name="title"
      label={labels.title}
      maxLength={60}
      isRequired
      validate={rules.title}
    />
    <FormField
      as={TextInput}
      name="description"
      label={labels.description}
      hint={text.descriptionHint}
      maxLength={160}
      isRequired
      validate={rules.description}
    />
    <FormField as={Textarea} name="areas" label={labels.areas} hint={text.areasHint} rows={3} />
    <AddProvince />
    {sums.map((name) => (
      <FormField key={name} as={TomanInput} name={name} label={labels[name]} isRequired {...figures} />
    ))}
    <FormField
      as={TomanInput}
      name="freeFrom"
      label={labels.freeFrom}
      placeholder={text.never}
      {...figures}
    />
    {days.map((name) => (
      <FormField key={name} as={TextInput} name={name} label={labels[name]} isRequired {...figures} />
    ))}
  </>
)
