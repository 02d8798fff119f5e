import type { adminEndpoints, Coupon, CouponRecord } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { type CouponRow, couponRepository } from '../../modules/coupon/coupon.repository.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  addCoupon,
  type CouponTerms,
  couponSubject,
  editCoupon,
  endCoupon,
} from '../../workflows/coupons/manage-coupons.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'coupon'

const stateOf = ({ startsAt, endsAt, maxUses, uses }: CouponRow, now: Date): Coupon['state'] => {
  if (endsAt && endsAt <= now) return 'ended'
  if (startsAt && startsAt > now) return 'waiting'
  return maxUses !== null && uses >= maxUses ? 'used_up' : 'active'
}

const toCoupon = (row: CouponRow, now: Date): Coupon => ({
  ...row,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  state: stateOf(row, now),
})

type Terms = Omit<z.output<typeof adminEndpoints.editCoupon.body>, 'version'>

const toTerms = ({ firstDay, lastDay, ...terms }: Terms): CouponTerms => ({
  ...terms,
  startsAt: firstDay === null ? null : new Date(firstDay),
  endsAt: lastDay === null ? null : new Date(lastDay),
})

/** A coupon's key in a cursor, which takes only letters, digits and dashes. */
const toKey = (code: string) => Buffer.from(code).toString('base64url')
const ofKey = (key: string) => Buffer.from(key, 'base64url').toString()

export const registerCoupons = (
  register: RegisterAdminEndpoint,
  { database: { db }, clock }: Dependencies,
): void => {
  const read = (code: string): Promise<CouponRecord> =>
    withEdition(db, couponSubject(code), async () => {
      const row = await couponRepository(db).find(code)
      if (!row) throw new DomainError('not_found')
      return toCoupon(row, clock())
    })
  register('listCoupons', async ({ query: { state, after, take } }) => {
    const now = clock()
    const last = readCursor(after)
    const place = last && { at: last.at, id: ofKey(last.id) }
    const rows = await couponRepository(db).readPage(state, now, take + 1, place)
    const { shown, next } = pageOf(rows, take, ({ createdAt: at, code }) => ({ at, id: toKey(code) }))
    const items = shown.map((row) => toCoupon(row, now))
    return { items, next, total: await couponRepository(db).count(state, now) }
  })
  register('getCoupon', ({ query }) => read(query.code))
  register('addCoupon', async ({ desk, body: { code, ...terms } }) => {
    await addCoupon(desk, code, toTerms(terms))
    return read(code)
  })
  register(
    'editCoupon',
    async ({ desk, query: { code }, body: { version, ...terms } }) => {
      await editCoupon(desk, code, version, toTerms(terms))
      return read(code)
    },
    KIND,
  )
  register(
    'endCoupon',
    async ({ desk, query: { code } }) => {
      await endCoupon(desk, code)
      return read(code)
    },
    KIND,
  )
}
