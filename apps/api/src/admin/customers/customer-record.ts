import { type CustomerRecord, type Permission, roleMay } from '@hojreh/contract/admin'
import { addressRepository } from '../../modules/address/address.repository.ts'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import { contactRepository } from '../../modules/contact/contact.repository.ts'
import { customerGroupRepository } from '../../modules/customer-group/customer-group.repository.ts'
import { customerNoteRepository } from '../../modules/customer-note/customer-note.repository.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import { sessionRepository } from '../../modules/identity/sessions/session.repository.ts'
import { sumsOfCustomers } from '../../modules/order/customer-sums.repository.ts'
import { orderSearchRepository } from '../../modules/order/order-search.repository.ts'
import { smsRepository } from '../../modules/sms/sms.repository.ts'
import { staffActionRepository } from '../../modules/staff-action/staff-action.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { toOrderRows } from '../list-orders.ts'
import { toReviewed } from '../messages/comments.routes.ts'
import { toMaskedMessage } from '../messages/contact-messages.routes.ts'
import { toSmsRow } from '../messages/sms-row.ts'

/** Of each kind; the lists have the rest. */
const SHOWN = 20

const toNote = ({
  id,
  text,
  createdAt,
  staffName,
}: {
  id: string
  text: string
  createdAt: Date
  staffName: string
}) => ({ id, text, at: createdAt.toISOString(), staffName })

/** All of one customer, for a member with this role. Throws `not_found`. */
export const customerRecord = async (
  { database: { db }, clock }: Dependencies,
  held: readonly Permission[],
  id: string,
): Promise<CustomerRecord> => {
  const customer = await customerRepository(db).find(id)
  if (!customer) throw new DomainError('not_found')
  const { phone, blockedAt, blockReason } = customer
  const ordersBy = orderSearchRepository(db)
  const newest = { customerId: id, sort: 'newest' } as const
  const found = await ordersBy.list(newest, SHOWN)
  const returns = await ordersBy.list({ ...newest, isReturn: true }, SHOWN)
  const reasons = new Map(returns.map(({ order }) => [order.id, order.returnReason ?? '']))
  const sessions = await sessionRepository(db).listLive(id, clock())
  const acts = await staffActionRepository(db).list(SHOWN, { subject: `customer:${id}`, outcome: 'done' })
  const notes = await customerNoteRepository(db).ofCustomer(id, SHOWN)
  const sms = await smsRepository(db).ofPhone(phone, SHOWN)
  return {
    id,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    phone: maskPhone(phone),
    hasEmail: customer.email !== '',
    since: customer.createdAt.toISOString(),
    isPhoneProven: customer.phoneProvenAt !== null,
    sessions: sessions.length,
    lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
    block: blockedAt && { at: blockedAt.toISOString(), reason: blockReason ?? '' },
    sums: (await sumsOfCustomers(db, [id]))(id),
    orders: await toOrderRows(db, found),
    returns: (await toOrderRows(db, returns)).map((order) => ({
      ...order,
      returnReason: reasons.get(order.id) ?? '',
    })),
    addresses: (await addressRepository(db).list(id)).map(({ customerId, createdAt, ...address }) => ({
      ...address,
      receiverPhone: maskPhone(address.receiverPhone),
    })),
    comments: roleMay(held, 'comments.moderate')
      ? (await commentRepository(db).readOfCustomer(id, { offset: 0, take: SHOWN })).map(toReviewed)
      : null,
    messages: roleMay(held, 'messages.read')
      ? (await contactRepository(db).ofPhone(phone, SHOWN)).map(toMaskedMessage)
      : null,
    sms: sms.map(toSmsRow),
    notes: notes.map(toNote),
    groups: await customerGroupRepository(db).ofCustomer(id),
    acts: acts.map(({ id: actId, call, at, staffName, after }) => ({
      id: actId,
      call,
      at: at.toISOString(),
      staffName,
      reason: typeof after?.blockReason === 'string' ? after.blockReason : null,
    })),
  }
}
