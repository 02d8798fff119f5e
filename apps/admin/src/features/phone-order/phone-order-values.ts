import { validatorsOf } from '@hojreh/app'
import { type AdminBody, createOrder, phoneOrderHours } from '@hojreh/contract/admin'

/** Where it goes, when it is no address of the customer's. */
export const NEW_ADDRESS = 'new'

export interface PhoneOrderLine {
  productId: string
  title: string
  count: number
}

export interface PhoneOrderValues {
  /** Of this order; chosen with its first product, so that a kept draft has it. */
  requestId: string
  phone: string
  addressId: string
  receiverName: string
  receiverPhone: string
  province: string
  city: string
  street: string
  plaque: string
  unit: string
  postalCode: string
  lines: readonly PhoneOrderLine[]
  shippingMethodId: string
  couponCode: string
  note: string
  heldHours: string
}

export const newPhoneOrder: PhoneOrderValues = {
  requestId: '',
  phone: '',
  addressId: NEW_ADDRESS,
  receiverName: '',
  receiverPhone: '',
  province: '',
  city: '',
  street: '',
  plaque: '',
  unit: '',
  postalCode: '',
  lines: [],
  shippingMethodId: '',
  couponCode: '',
  note: '',
  heldHours: '6',
}

type Body = AdminBody<typeof createOrder>

/** What is sent. @param total what the customer was told */
export const bodyOf = (values: PhoneOrderValues, total: number): Body => {
  const { addressId, lines, couponCode, heldHours, requestId, phone, shippingMethodId, note } = values
  const { receiverName, receiverPhone, province, city, street, plaque, unit, postalCode } = values
  return {
    requestId,
    phone,
    shippingMethodId,
    note,
    total,
    ...(addressId === NEW_ADDRESS
      ? {
          address: {
            receiverName,
            receiverPhone: receiverPhone || phone,
            province,
            city,
            street,
            plaque,
            unit,
            postalCode,
          },
        }
      : { addressId }),
    ...(couponCode.trim() && { couponCode }),
    lines: lines.map(({ productId, count }) => ({ productId, count })),
    heldHours: phoneOrderHours.find((hours) => String(hours) === heldHours) ?? phoneOrderHours[0],
  }
}

const { shape } = createOrder.body

/** The contract's rules for what is typed. */
export const phoneOrderRules = validatorsOf(shape)
export const phoneAddressRules = validatorsOf(shape.address.unwrap().shape)
