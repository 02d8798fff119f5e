import { addressBody } from '@hojreh/contract'
import { validatorOf } from '../shell/field-validator.ts'

const { shape } = addressBody

/** The contract's rules for each field of an address. */
export const addressValidators = {
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
