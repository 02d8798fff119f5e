import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeAddressService } from './address.service.ts'

export const registerAddresses = (app: FastifyInstance, dependencies: Dependencies): void => {
  const addresses = makeAddressService(dependencies)
  registerCall(app, calls.listAddresses, ({ customer: { customerId } }) => addresses.list(customerId))
  registerCall(app, calls.newAddress, async ({ customer, body }) => ({
    success: true as const,
    addressId: await addresses.add(customer, body),
    addresses: await addresses.list(customer.customerId),
  }))
  registerCall(app, calls.editAddress, async ({ customer, query: { id }, body }) => {
    await addresses.edit(customer, id, body)
    return addresses.list(customer.customerId)
  })
  registerCall(app, calls.deleteAddress, async ({ customer, query: { id } }) => {
    await addresses.remove(customer, id)
    return addresses.list(customer.customerId)
  })
}
