import { validatorOf } from '@hojreh/app'
import { addressBody } from '@hojreh/contract'
import type { AddressFormProps } from '@hojreh/ui'

const { shape } = addressBody

/** The contract's rules for each field of the form. */
export const addressValidators: NonNullable<AddressFormProps['validators']> = {
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
