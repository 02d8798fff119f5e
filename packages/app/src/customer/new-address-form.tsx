import type { ApiError } from '@hojreh/api'
import { useNewAddressMutation } from '@hojreh/api/react'
import type { AddressValues, FieldMessages } from '@hojreh/ui'
import { AddressFields } from './address-fields.tsx'
import { useErrorToast } from './use-error-toast.ts'

export interface NewAddressFormProps {
  /** Gets the id of the address that was added. */
  onSaved: (addressId: string) => void
  onCancel?: (() => void) | undefined
  initialValues?: Partial<AddressValues> | undefined
}

/** The form for a new address, with the contract's rules and the lists of provinces and cities. */
export const NewAddressForm = ({ onSaved, onCancel, initialValues }: NewAddressFormProps) => {
  const tellError = useErrorToast()
  const [saveAddress] = useNewAddressMutation()
  const save = async (values: AddressValues): Promise<FieldMessages | undefined> => {
    const { data, error } = await saveAddress(values)
    if (data) {
      onSaved(data.addressId)
      return undefined
    }
    const { fields } = error as ApiError
    if (!fields) tellError(error)
    return fields
  }
  return <AddressFields onSubmit={save} onCancel={onCancel} initialValues={initialValues} />
}
