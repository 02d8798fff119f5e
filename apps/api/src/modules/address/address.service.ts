import { type Address, type endpoints, fieldMessages } from '@hojreh/contract'
import type { z } from 'zod'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { isCityOf, isProvince } from '../geo/geo.service.ts'
import type { Customer } from '../identity/customer.ts'
import { addressMessages } from './address.messages.ts'
import { type AddressRow, addressRepository } from './address.repository.ts'

const MAX_ADDRESSES = 20

type NewAddress = z.output<typeof endpoints.newAddress.body>

export const toAddress = ({ customerId, createdAt, ...row }: AddressRow): Address => row

/** Throws for a province or a city that there is not. */
export const checkPlace = ({ province, city }: Pick<NewAddress, 'province' | 'city'>): void => {
  if (!isProvince(province))
    throw new DomainError('validation_failed', { fields: { province: fieldMessages.province } })
  if (!isCityOf(province, city))
    throw new DomainError('validation_failed', { fields: { city: fieldMessages.city } })
}

export const makeAddressService = ({ database: { db }, clock }: Dependencies) => ({
  list: async (customerId: string): Promise<Address[]> =>
    (await addressRepository(db).list(customerId)).map(toAddress),

  /** The first address is the default, and so is every one that asks for it. */
  add: async ({ customerId, write }: Customer, { location, isDefault, ...address }: NewAddress) => {
    checkPlace(address)
    const id = newId()
    await write(async (tx) => {
      const repository = addressRepository(tx)
      const known = await repository.count(customerId)
      if (known >= MAX_ADDRESSES) throw new DomainError('conflict', { message: addressMessages.tooMany })
      if (isDefault) await repository.clearDefault(customerId)
      await repository.insert({
        ...address,
        id,
        customerId,
        location: location ?? null,
        isDefault: isDefault || known === 0,
        createdAt: clock(),
      })
    })
    return id
  },

  /** The default stays the default until another one takes its place. Throws `not_found`. */
  edit: async (
    { customerId, write }: Customer,
    id: string,
    { location, isDefault, ...address }: NewAddress,
  ) => {
    checkPlace(address)
    await write(async (tx) => {
      const repository = addressRepository(tx)
      const known = await repository.findOwn(customerId, id)
      if (!known) throw new DomainError('not_found')
      if (isDefault) await repository.clearDefault(customerId)
      await repository.update(id, {
        ...address,
        // A form without a map says nothing of the place on it.
        ...(location !== undefined && { location }),
        isDefault: isDefault || known.isDefault,
      })
    })
  },

  /** The newest of the others takes the place of a default. Throws `not_found`. */
  remove: async ({ customerId, write }: Customer, id: string) => {
    await write(async (tx) => {
      const repository = addressRepository(tx)
      const known = await repository.findOwn(customerId, id)
      if (!known) throw new DomainError('not_found')
      await repository.remove(id)
      const [next] = await repository.list(customerId)
      if (known.isDefault && next) await repository.update(next.id, { isDefault: true })
    })
  },
})
