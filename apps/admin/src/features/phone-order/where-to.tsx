import { toPersianDigits } from '@hojreh/persian'
import { FormField, PhoneInput, Select, Textarea, TextInput } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { Panel, Stack } from '../../shared/panel.tsx'
import { PlaceFields } from '../../shared/place/place-fields.tsx'
import { phoneOrderMessages as text } from './phone-order.messages.ts'
import { NEW_ADDRESS, phoneAddressRules as rules } from './phone-order-values.ts'
import { useBuyer } from './use-quote.ts'

const labels = text.addressFields
const figures = { type: 'number', dir: 'ltr' } as const

const NewAddress = () => (
  <>
    <FormField
      as={TextInput}
      name="receiverName"
      label={labels.receiverName}
      isRequired
      validate={rules.receiverName}
    />
    <FormField
      as={PhoneInput}
      name="receiverPhone"
      label={labels.receiverPhone}
      hint={text.samePhone}
      validate={(value) => (value ? rules.receiverPhone(value) : undefined)}
    />
    <PlaceFields labels={labels} rules={rules} />
    <FormField
      as={Textarea}
      name="street"
      label={labels.street}
      rows={2}
      isRequired
      validate={rules.street}
    />
    <FormField
      as={TextInput}
      name="plaque"
      label={labels.plaque}
      hasPersianDigits
      isRequired
      validate={rules.plaque}
    />
    <FormField as={TextInput} name="unit" label={labels.unit} hasPersianDigits />
    <FormField
      as={TextInput}
      name="postalCode"
      label={labels.postalCode}
      maxLength={10}
      isRequired
      validate={rules.postalCode}
      {...figures}
    />
  </>
)

/** Where it goes: to an address of the customer's, or to a new one. */
export const WhereTo = () => {
  const { currentData: buyer } = useBuyer()
  const { input } = useField<string>('addressId', { subscription: { value: true } })
  const addresses = buyer?.addresses ?? []
  return (
    <Panel>
      <h2>{text.place}</h2>
      <Stack>
        {addresses.length > 0 && (
          <FormField
            as={Select}
            name="addressId"
            label={text.where}
            options={[
              { value: NEW_ADDRESS, label: text.newAddress },
              ...addresses.map(({ id, receiverName, city, street }) => ({
                value: id,
                label: toPersianDigits([receiverName, city, street].join('، ')),
              })),
            ]}
          />
        )}
        {input.value === NEW_ADDRESS && <NewAddress />}
      </Stack>
    </Panel>
  )
}
