import type { ShippingMethod } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { type ShippingRule, shippingRepository } from './shipping.repository.ts'

const GRAMS_IN_KILOGRAM = 1_000
/** For a product whose weight nobody entered. */
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

const quote = (rule: ShippingRule, parcel: Parcel): ShippingMethod => {
  const fee = feeOf(rule, parcel)
  return { id: rule.id, title: rule.title, description: rule.description, fee, isFree: fee === 0 }
}

/** The methods that serve a parcel, with their fees in rial: cheapest first, of those that cost the same the shop's first. */
export const quoteRules = (rules: readonly ShippingRule[], parcel: Parcel): ShippingMethod[] =>
  rules
    .filter((rule) => serves(rule, parcel))
    .map((rule) => quote(rule, parcel))
    .sort((a, b) => a.fee - b.fee)

/** Of the methods that are switched on. */
export const quoteShipping = async (db: Db, parcel: Parcel): Promise<ShippingMethod[]> =>
  quoteRules(await shippingRepository(db).listActive(), parcel)

/** One method for a parcel; null when it does not serve it, or no longer. */
export const quoteMethod = async (db: Db, id: string, parcel: Parcel): Promise<ShippingMethod | null> => {
  const rule = await shippingRepository(db).find(id)
  return rule?.isActive && serves(rule, parcel) ? quote(rule, parcel) : null
}

/** Whether a method still goes to the place of an order that was paid with it; one that was switched off since does. */
export const stillServes = async (db: Db, id: string, place: Place) => {
  const rule = await shippingRepository(db).find(id)
  return rule !== null && serves(rule, place)
}

/**
 * The lowest sum of goods, in rial, from which a way is free, of the ways that serve a place; without a place, of those
 * that serve everywhere. Null where none becomes free.
 */
export const freeShippingFrom = (rules: readonly ShippingRule[], place: Place | null): number | null => {
  const sums = rules
    .filter((rule) => (place ? serves(rule, place) : rule.areas === null))
    .flatMap(({ freeFrom }) => (freeFrom === null ? [] : [freeFrom]))
  return sums.length > 0 ? Math.min(...sums) : null
}

/** The best way for one parcel, as a checkout preselects it: the fastest of the free ones, else the cheapest. */
export const bestWay = (rules: readonly ShippingRule[], parcel: Parcel) => {
  const [best] = rules
    .filter((rule) => serves(rule, parcel))
    .map((rule) => ({ rule, fee: feeOf(rule, parcel) }))
    .sort((a, b) => a.fee - b.fee || a.rule.maxDays - b.rule.maxDays)
  return best ?? null
}
