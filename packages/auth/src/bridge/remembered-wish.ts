import { createBaton } from './baton.ts'

/** The action that sign-in interrupted; `stay` only keeps the visitor on the page. */
export type Wish = { kind: 'favorite' | 'notice'; productId: string } | { kind: 'stay' }

const isWish = (value: unknown): value is Wish => {
  const { kind, productId } = (value ?? {}) as { kind?: unknown; productId?: unknown }
  return kind === 'stay' || ((kind === 'favorite' || kind === 'notice') && typeof productId === 'string')
}

/** As long as the remembered product of an add-to-cart. */
const LIFE_MS = 15 * 60_000

/** Survives the way to `/auth` in another app and back. */
export const rememberedWishBaton = createBaton('hojreh-wish', isWish, LIFE_MS)
