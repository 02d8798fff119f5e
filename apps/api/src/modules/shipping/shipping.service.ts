import type { ShippingMethod } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import { type ShippingRule, shippingRepository } from './shipping.repository.ts'
import { arrivalBy } from './working-days.ts'

const GRAMS_IN_KILOGRAM = 1_000
/** For a product whose weight was not entered. */
export const DEFAULT_WEIGHT_GRAMS = 500

export interface Parcel {
  /** The province of the sender: fees are lower inside it. */
  from: string
  province: string
  city: string
  weightGrams: number
  /** Rial, after discounts. */
  goodsTotal: number
}

type Place = Pick<Parcel, 'province' | 'city'>

const serves = ({ areas }: ShippingRule, { province, city }: Place) =>
  areas === null ||
  areas.some((area) => area.province === province && (area.cities.length === 0 || area.cities.includes(city)))

const feeOf = ({ feeNear, feeFar, perKilogram, freeFrom }: ShippingRule, parcel: Parcel): number => {
  if (freeFrom !== null && parcel.goodsTotal >= freeFrom) return 0
  const started = Math.max(1, Math.ceil(parcel.weightGrams / GRAMS_IN_KILOGRAM))
  const first = parcel.province === parcel.from ? feeNear : feeFar
  return first + (started - 1) * perKilogram
}

const toMethod = ({ id, title, description }: ShippingRule, fee: number): ShippingMethod => ({
  ...{ id, title, description, fee },
  isFree: fee === 0,
})

/** Returns the methods that serve a parcel: the cheapest first, and of those that cost the same the fastest. */
const waysFor = (rules: readonly ShippingRule[], parcel: Parcel) =>
  rules
    .filter((rule) => serves(rule, parcel))
    .map((rule) => ({ rule, fee: feeOf(rule, parcel) }))
    .sort((a, b) => a.fee - b.fee || a.rule.maxDays - b.rule.maxDays)

/** Returns the methods that serve a parcel, with their fees in rial, in the order of {@link waysFor}. */
export const quoteRules = (rules: readonly ShippingRule[], parcel: Parcel): ShippingMethod[] =>
  waysFor(rules, parcel).map(({ rule, fee }) => toMethod(rule, fee))

/** Likewise for the methods that are switched on, with the days on which the parcel arrives. */
export const quoteShipping = async (
  db: Db,
  parcel: Parcel,
  now: Date,
  terms: DeliveryTerms,
): Promise<ShippingMethod[]> =>
  waysFor(await shippingRepository(db).listActive(), parcel).map(({ rule, fee }) => ({
    ...toMethod(rule, fee),
    arrival: arrivalBy(rule, now, terms),
  }))

/** Returns one method for a parcel; null when it does not serve it, or no longer. */
export const quoteMethod = async (db: Db, id: string, parcel: Parcel): Promise<ShippingMethod | null> => {
  const rule = await shippingRepository(db).find(id)
  return rule?.isActive && serves(rule, parcel) ? toMethod(rule, feeOf(rule, parcel)) : null
}

/** Whether a method still goes to the place of an order that was paid with it, also when it was switched off since. */
export const stillServes = async (db: Db, id: string, place: Place) => {
  const rule = await shippingRepository(db).find(id)
  return rule !== null && serves(rule, place)
}

/**
 * Returns the lowest sum of goods, in rial, from which a method is free, of the methods that serve a place; without a
 * place, of those that serve everywhere. Null where none becomes free.
 */
export const freeShippingFrom = (rules: readonly ShippingRule[], place: Place | null): number | null => {
  const sums = rules
    .filter((rule) => (place ? serves(rule, place) : rule.areas === null))
    .flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]))
  return sums.length > 0 ? Math.min(...sums) : null
}

/**
 * Returns the best method for one parcel, as a checkout preselects it: the fastest of the free ones, else the cheapest.
 */
export const bestWay = (rules: readonly ShippingRule[], parcel: Parcel) => waysFor(rules, parcel)[0] ?? null
