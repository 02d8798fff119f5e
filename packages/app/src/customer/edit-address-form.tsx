import type { ApiError } from '@hojreh/api'
import { useEditAddressMutation } from '@hojreh/api/react'
import type { Address } from '@hojreh/contract'
import type { AddressValues, FieldMessages } from '@hojreh/ui'
import { AddressFields } from './address-fields.tsx'
import { useErrorToast } from './use-error-toast.ts'

export interface EditAddressFormProps {
  address: Address
  onSaved: () => void
  onCancel: () => void
}

/** Changes an address that is there. */
export const EditAddressForm = ({ address, onSaved, onCancel }: EditAddressFormProps) => {
  const tellError = useErrorToast()
  const [saveAddress] = useEditAddressMutation()
  const { id, isDefault, location, ...values } = address
  const save = async (changed: AddressValues): Promise<FieldMessages | undefined> => {
    const { error } = await saveAddress({ query: { id }, body: { ...changed, isDefault } })
    if (!error) {
      onSaved()
      return undefined
    }
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  return <AddressFields onSubmit={save} onCancel={onCancel} initialValues={values} />
}
