import { useEditOrderAddressMutation, useLazyGetOrderQuery } from '@hojreh/api/admin'
import type { OrderRecord } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { FormField, PhoneInput, Textarea, TextInput } from '@hojreh/ui'
import { EditForm } from '../../shared/edit/edit-form.tsx'
import { PlaceFields } from '../../shared/place/place-fields.tsx'
import { changedGoods } from './changed-elsewhere.rules.ts'
import { orderMessages as text } from './order.messages.ts'
import { addressRules } from './order.rules.ts'

const { addressFields: labels } = text
type AddressValues = { [Field in keyof typeof labels]: string }
const fields = Object.keys(labels) as (keyof typeof labels)[]

const valuesOf = ({ address }: OrderRecord) =>
  Object.fromEntries(fields.map((field) => [field, address[field]])) as AddressValues

/** Where an unsent order goes and to whom. */
export const AddressForm = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const { id } = order
  const [edit] = useEditOrderAddressMutation()
  const [load] = useLazyGetOrderQuery()
  const reload = () => load({ id })
  const save = async (changed: Partial<AddressValues>, version: number) => {
    const { error } = await edit({ query: { id }, body: { ...changed, version } })
    return error ? { error } : reload()
  }
  return (
    <EditForm
      label={text.editAddress}
      labels={labels}
      record={order}
      valuesOf={valuesOf}
      hidden={['receiverPhone']}
      draft={`order-address:${id}`}
      save={save}
      reload={reload}
      elsewhereOf={changedGoods}
      saved={text.done.editOrderAddress}
      onSaved={onClose}
      onCancel={onClose}
    >
      <FormField
        as={TextInput}
        name="receiverName"
        label={labels.receiverName}
        isRequired
        autoFocus
        validate={addressRules.receiverName}
      />
      <FormField
        as={PhoneInput}
        name="receiverPhone"
        label={labels.receiverPhone}
        hint={text.phoneHint(toPersianDigits(order.address.receiverPhone))}
        validate={(value) => (value ? addressRules.receiverPhone(value) : undefined)}
      />
      <PlaceFields labels={labels} rules={addressRules} />
      <FormField
        as={Textarea}
        name="street"
        label={labels.street}
        rows={2}
        isRequired
        validate={addressRules.street}
      />
      <FormField
        as={TextInput}
        name="plaque"
        label={labels.plaque}
        hasPersianDigits
        isRequired
        validate={addressRules.plaque}
      />
      <FormField
        as={TextInput}
        name="unit"
        label={labels.unit}
        hasPersianDigits
        validate={addressRules.unit}
      />
      <FormField
        as={TextInput}
        name="postalCode"
        label={labels.postalCode}
        type="number"
        dir="ltr"
        maxLength={10}
        isRequired
        validate={addressRules.postalCode}
      />
    </EditForm>
  )
}
