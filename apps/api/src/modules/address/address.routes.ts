import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeAddressService } from './address.service.ts'

export const registerAddresses = (app: FastifyInstance, dependencies: Dependencies): void => {
  const addresses = makeAddressService(dependencies)
  registerCall(app, calls.listAddresses, ({ customer: { customerId } }) => addresses.list(customerId))
  registerCall(app, calls.newAddress, async ({ customer: { customerId }, body }) => ({
    success: true as const,
    addressId: await addresses.add(customerId, body),
    addresses: await addresses.list(customerId),
  }))
  registerCall(app, calls.editAddress, async ({ customer: { customerId }, query: { id }, body }) => {
    await addresses.edit(customerId, id, body)
    return addresses.list(customerId)
  })
  registerCall(app, calls.deleteAddress, async ({ customer: { customerId }, query: { id } }) => {
    await addresses.remove(customerId, id)
    return addresses.list(customerId)
  })
}
