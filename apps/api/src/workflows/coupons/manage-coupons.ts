import { type CouponRow, couponRepository } from '../../modules/coupon/coupon.repository.ts'
import { beginEdit, noteEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** What the shop's people decide about a coupon. */
export type CouponTerms = Omit<CouponRow, 'code' | 'uses' | 'createdAt'>

const inBooks = ({ startsAt, endsAt, ...terms }: CouponTerms) => ({
  ...terms,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})
const termsOf = ({ code, uses, createdAt, ...terms }: CouponRow): CouponTerms => terms

/** How the books and the editions name a coupon. */
export const couponSubject = (code: string): string => `coupon:${code}`

/** Makes a coupon. Throws `name_taken`. */
export const addCoupon = ({ actor, clock }: Desk, code: string, terms: CouponTerms): Promise<void> =>
  actor.write(async (tx, book) => {
    const row = { ...terms, code, createdAt: clock() }
    if (!(await couponRepository(tx).insert(row))) throw new DomainError('name_taken')
    book({ subject: couponSubject(code), label: code, after: inBooks(terms) })
  })

/** What says how much a coupon takes off, and off what. */
const worth = ['kind', 'value', 'categoryId', 'bundleSize'] as const

/**
 * Changes a coupon for the orders to come. What a used one is worth stays: carts and invoices name it. Throws
 * `not_found`, `edit_conflict`, `coupon_used`.
 */
export const editCoupon = (
  { actor, clock }: Desk,
  code: string,
  version: number,
  terms: CouponTerms,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const coupon = await couponRepository(tx).lock(code)
    if (!coupon) throw new DomainError('not_found')
    const subject = couponSubject(code)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const { uses } = coupon
    const isOther = worth.some((name) => terms[name] !== coupon[name])
    if (uses > 0 && (isOther || (terms.maxUses !== null && terms.maxUses < uses)))
      throw new DomainError('coupon_used')
    await couponRepository(tx).update(coupon, terms)
    const changes = changesOf(inBooks(termsOf(coupon)), inBooks(terms))
    book({ subject, label: code, ...changes })
  })

/** Takes a coupon no longer; orders that used it keep their discount. Throws `not_found`, `already_done`. */
export const endCoupon = ({ actor, clock }: Desk, code: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const coupon = await couponRepository(tx).lock(code)
    if (!coupon) throw new DomainError('not_found')
    const now = clock()
    if (coupon.endsAt && coupon.endsAt <= now) throw new DomainError('already_done')
    const subject = couponSubject(code)
    // A form that was opened before would make it begin again.
    await noteEdit(tx, { subject, by: actor, now })
    await couponRepository(tx).update(coupon, { endsAt: now })
    const changes = changesOf(inBooks(termsOf(coupon)), inBooks({ ...termsOf(coupon), endsAt: now }))
    book({ subject, label: code, ...changes })
  })
