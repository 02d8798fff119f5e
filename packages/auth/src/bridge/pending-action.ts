import { createCrossAppCookie } from './cross-app-cookie.ts'

/** The action that sign-in interrupted; `stay` only keeps the visitor on the page. */
export type PendingAction = { kind: 'favorite' | 'notice'; productId: string } | { kind: 'stay' }

const isPendingAction = (value: unknown): value is PendingAction => {
  const { kind, productId } = (value ?? {}) as { kind?: unknown; productId?: unknown }
  return kind === 'stay' || ((kind === 'favorite' || kind === 'notice') && typeof productId === 'string')
}

/** As long as the remembered product of an add-to-cart. */
const LIFE_MS = 15 * 60_000

/** Survives the way to `/auth` in another app and back. */
export const pendingActionCookie = createCrossAppCookie('hojreh-wish', isPendingAction, LIFE_MS)
