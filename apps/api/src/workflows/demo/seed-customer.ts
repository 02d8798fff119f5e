import { DEFAULT_INVITE_CODE } from '@hojreh/contract'
import type { DemoAddress, DemoCustomer } from '@hojreh/demo-shop'
import type { Db } from '../../db/client.ts'
import { type AddressRow, addressRepository } from '../../modules/address/address.repository.ts'
import { favorites } from '../../modules/favorite/favorite.tables.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import { makeAccount } from '../../modules/identity/open-account.ts'
import { hashPassword } from '../../modules/identity/password/passwords.ts'
import { newId } from '../../shared/ids.ts'
import { seedOrders } from './seed-orders.ts'

const HOUR_MS = 60 * 60_000
/** Before her first order. */
const ACCOUNT_AGE_HOURS = 70 * 24

const insertAddress = async (
  tx: Db,
  { customerId, phone }: { customerId: string; phone: string },
  { title, ...address }: DemoAddress,
  place: number,
  createdAt: Date,
): Promise<AddressRow> => {
  const row = {
    ...address,
    id: newId(),
    customerId,
    title,
    receiverPhone: phone,
    location: null,
    isDefault: place === 0,
    createdAt,
  }
  await addressRepository(tx).insert(row)
  return row
}

/** The demo customer with addresses, orders and favourites. Returns her id. */
export const seedCustomer = async (
  tx: Db,
  { phone, password, firstName, lastName, email, ...her }: DemoCustomer,
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<string> => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const since = hoursAgo(ACCOUNT_AGE_HOURS)
  const passwordHash = await hashPassword(password)
  const account = await makeAccount(tx, { phone, passwordHash, inviteCode: DEFAULT_INVITE_CODE }, since)
  if (!account) throw new Error('the demo customer has an account already')
  await customerRepository(tx).provePhone(account.id, since)
  await customerRepository(tx).update(account.id, { firstName, lastName, email })

  const customer = { customerId: account.id, phone }
  const addresses = new Map<string, AddressRow>()
  for (const [place, address] of her.addresses.entries())
    addresses.set(address.title, await insertAddress(tx, customer, address, place, since))
  await seedOrders(tx, her.orders, { productIds, addresses }, hoursAgo)
  await tx.insert(favorites).values(
    her.favoriteSlugs.map((slug, place) => ({
      customerId: account.id,
      productId: productIds.get(slug) ?? '',
      createdAt: hoursAgo(place + 1),
    })),
  )
  return account.id
}
