import { addressRepository } from '../../modules/address/address.repository.ts'
import { toAddress } from '../../modules/address/address.service.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import { mayBeStrangers } from '../../modules/identity/otp/prove-phone.ts'
import { sumsOfCustomers } from '../../modules/order/customer-sums.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { quotePhoneOrder } from '../../workflows/orders/quote-phone-order.ts'
import { takePhoneOrder } from '../../workflows/orders/take-phone-order.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const findBuyer = async ({ database: { db } }: Dependencies, phone: string) => {
  const customer = await customerRepository(db).findByPhone(phone)
  if (!customer) return { customer: null, addresses: [] }
  const { id, firstName, lastName, blockedAt } = customer
  const { orders } = (await sumsOfCustomers(db, [id]))(id)
  const isBlocked = blockedAt !== null
  // The account may be of a stranger who only typed this number: a parcel must not go to their addresses.
  if (mayBeStrangers(customer)) return { customer: { id, name: '', orders, isBlocked }, addresses: [] }
  const addresses = await addressRepository(db).list(id)
  return {
    customer: { id, name: `${firstName} ${lastName}`.trim(), orders, isBlocked },
    addresses: addresses.map((address) => ({
      ...toAddress(address),
      receiverPhone: maskPhone(address.receiverPhone),
    })),
  }
}

export const registerPhoneOrders = (register: RegisterAdminEndpoint): void => {
  register('findBuyer', ({ desk, query }) => findBuyer(desk, query.phone))
  register('quoteOrder', ({ desk, query }) => quotePhoneOrder(desk, query))
  register('createOrder', async ({ desk, body }) => {
    const { id, orderNumber, heldUntil } = await takePhoneOrder(desk, body)
    return { id, orderNumber: orderNumber ?? '', heldUntil: heldUntil?.toISOString() ?? '' }
  })
}
