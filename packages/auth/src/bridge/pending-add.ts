import { createCrossAppCookie } from './cross-app-cookie.ts'

export interface PendingAdd {
  /** Or several ids with spaces between, as `changeCart` takes them. */
  productId: string
  count: number
}

const isPendingAdd = (value: unknown): value is PendingAdd => {
  const { productId, count } = (value ?? {}) as Partial<Record<keyof PendingAdd, unknown>>
  return typeof productId === 'string' && Number.isSafeInteger(count) && Number(count) > 0
}

/** Long enough to wait for an SMS, ask for a second one and change one's mind about the phone number. */
const LIFE_MS = 15 * 60_000

/** The product that a visitor wanted to add before signing in; also when login happens on `/auth` in another app. */
export const rememberedAddCookie = createCrossAppCookie('hojreh-add', isPendingAdd, LIFE_MS)
