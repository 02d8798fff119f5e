import type { ShippingMethod } from '@hojreh/contract'
import { ORIGIN_PROVINCE, type ShippingRule, shippingRules } from './shipping-methods.ts'

const GRAMS_IN_KILOGRAM = 1_000
/** For a product whose weight nobody entered. */
export const DEFAULT_WEIGHT_GRAMS = 500

export interface Parcel {
  province: string
  city: string
  weightGrams: number
  /** Rial, after discounts. */
  goodsTotal: number
}

const serves = ({ onlyIn }: ShippingRule, { province, city }: Parcel) =>
  onlyIn === null || (onlyIn.province === province && onlyIn.city === city)

const feeOf = ({ fee, perKilogram, freeFrom }: ShippingRule, parcel: Parcel): number => {
  if (freeFrom !== null && parcel.goodsTotal >= freeFrom) return 0
  const started = Math.max(1, Math.ceil(parcel.weightGrams / GRAMS_IN_KILOGRAM))
  const first = parcel.province === ORIGIN_PROVINCE ? fee.sameProvince : fee.elsewhere
  return first + (started - 1) * perKilogram
}

const quote = (rule: ShippingRule, parcel: Parcel): ShippingMethod => {
  const fee = feeOf(rule, parcel)
  return { id: rule.id, title: rule.title, description: rule.description, fee, isFree: fee === 0 }
}

/** The methods that serve a parcel, with their fees in rial. */
export const quoteShipping = (parcel: Parcel): ShippingMethod[] =>
  shippingRules.filter((rule) => serves(rule, parcel)).map((rule) => quote(rule, parcel))

/** One method for a parcel; null when it does not serve it. */
export const quoteMethod = (id: string, parcel: Parcel): ShippingMethod | null =>
  quoteShipping(parcel).find((method) => method.id === id) ?? null
