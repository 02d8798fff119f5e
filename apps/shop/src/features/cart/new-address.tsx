import type { ApiError } from '@hojreh/api'
import { useListCitiesQuery, useListProvincesQuery, useNewAddressMutation } from '@hojreh/api/react'
import { validatorOf } from '@hojreh/app'
import { addressBody } from '@hojreh/contract'
import { AddressForm, type AddressValues, type FieldMessages } from '@hojreh/ui'
import { useState } from 'react'
import { useErrorToast } from '../../shared/use-error-toast.ts'

const { shape } = addressBody
const validators = {
  title: validatorOf(shape.title),
  receiverName: validatorOf(shape.receiverName),
  receiverPhone: validatorOf(shape.receiverPhone),
  province: validatorOf(shape.province),
  city: validatorOf(shape.city),
  street: validatorOf(shape.street),
  plaque: validatorOf(shape.plaque),
  unit: validatorOf(shape.unit),
  postalCode: validatorOf(shape.postalCode),
}
const optionsOf = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }))

/** The form for a new address; `onSaved` gets its id. */
export const NewAddress = ({
  onSaved,
  onCancel,
  initialValues,
}: {
  onSaved: (addressId: string) => void
  onCancel?: (() => void) | undefined
  initialValues?: Partial<AddressValues> | undefined
}) => {
  const tellError = useErrorToast()
  const [province, setProvince] = useState('')
  const { data: provinces } = useListProvincesQuery()
  const { currentData: cities } = useListCitiesQuery({ province }, { skip: !province })
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
  return (
    <AddressForm
      provinces={optionsOf(provinces)}
      cities={optionsOf(cities)}
      onProvinceChange={setProvince}
      onSubmit={save}
      onCancel={onCancel}
      initialValues={initialValues}
      validators={validators}
    />
  )
}
