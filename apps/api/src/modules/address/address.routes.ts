import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeAddressService } from './address.service.ts'

export const registerAddresses = (app: FastifyInstance, dependencies: Dependencies): void => {
  const addresses = makeAddressService(dependencies)
  registerEndpoint(app, endpoints.listAddresses, ({ customer: { customerId } }) => addresses.list(customerId))
  registerEndpoint(app, endpoints.newAddress, async ({ customer, body }) => ({
    success: true as const,
    addressId: await addresses.add(customer, body),
    addresses: await addresses.list(customer.customerId),
  }))
  registerEndpoint(app, endpoints.editAddress, async ({ customer, query: { id }, body }) => {
    await addresses.edit(customer, id, body)
    return addresses.list(customer.customerId)
  })
  registerEndpoint(app, endpoints.deleteAddress, async ({ customer, query: { id } }) => {
    await addresses.remove(customer, id)
    return addresses.list(customer.customerId)
  })
}
