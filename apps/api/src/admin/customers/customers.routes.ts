import type { AdminResponse, adminEndpoints, CustomerRow } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { customerSearchRepository } from '../../modules/identity/customer-search.repository.ts'
import { type CustomerSums, sumsOfCustomers } from '../../modules/order/customer-sums.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import {
  blockCustomer,
  endSessionsOfCustomer,
  unblockCustomer,
} from '../../workflows/customers/block-customer.ts'
import { addCustomerNote } from '../../workflows/customers/note-customer.ts'
import { showContact } from '../../workflows/customers/show-contact.ts'
import { daysOf, pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { customerRecord } from './customer-record.ts'

const KIND = 'customer'
const done = { success: true as const }

type Found = Awaited<ReturnType<ReturnType<typeof customerSearchRepository>['list']>>[number]

const toRow = ({ customer, groups }: Found, sums: CustomerSums): CustomerRow => ({
  ...sums,
  id: customer.id,
  name: `${customer.firstName} ${customer.lastName}`.trim(),
  phone: maskPhone(customer.phone),
  since: customer.createdAt.toISOString(),
  isBlocked: customer.blockedAt !== null,
  groups,
})

/** A page of the customers. */
const listCustomers = async (
  db: Db,
  { after, take, from, to, ...named }: z.output<typeof adminEndpoints.listCustomers.query>,
): Promise<AdminResponse<typeof adminEndpoints.listCustomers>> => {
  const search = { ...named, ...daysOf({ from, to }) }
  const repository = customerSearchRepository(db)
  const rows = await repository.list(search, take + 1, readCursor(after))
  const { shown, next } = pageOf(rows, take, ({ customer: { createdAt: at, id } }) => ({ at, id }))
  const sumsOf = await sumsOfCustomers(
    db,
    shown.map(({ customer }) => customer.id),
  )
  return {
    items: shown.map((row) => toRow(row, sumsOf(row.customer.id))),
    next,
    total: await repository.count(search),
  }
}

export const registerCustomers = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  register('listCustomers', ({ query }) => listCustomers(db, query))
  register('getCustomer', ({ desk, staff, query }) => customerRecord(desk, staff.permissions, query.id))
  register('showCustomerContact', ({ desk, query }) => showContact(desk, query.id), KIND)
  register(
    'blockCustomer',
    async ({ desk, query, body }) => {
      await blockCustomer(desk, query.id, body.reason)
      return done
    },
    KIND,
  )
  register(
    'unblockCustomer',
    async ({ desk, query }) => {
      await unblockCustomer(desk, query.id)
      return done
    },
    KIND,
  )
  register(
    'endSessionsOfCustomer',
    async ({ desk, query }) => {
      await endSessionsOfCustomer(desk, query.id)
      return done
    },
    KIND,
  )
  register(
    'addCustomerNote',
    async ({ desk, query, body }) => {
      const { id, text, createdAt, staffName } = await addCustomerNote(desk, query.id, body.text)
      return { id, text, at: createdAt.toISOString(), staffName }
    },
    KIND,
  )
}
