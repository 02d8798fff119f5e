import { z } from 'zod'
import { createBaton } from './baton.ts'
import type { CookieScope } from './cookie.ts'

const pendingToast = z.object({
  kind: z.enum(['success', 'error', 'warning', 'info']),
  title: z.string(),
  detail: z.string().optional(),
  /** Epoch milliseconds. */
  endsAt: z.number(),
})
export type PendingToast = z.infer<typeof pendingToast>

/** A cookie holds 4 KB: the last ones are enough. */
const MAX_TOASTS = 3
const LIFE_MS = 10_000
/** Less than this is not worth showing again. */
const LEAST_REST_MS = 300
const baton = createBaton('hojreh-toast', z.array(pendingToast), LIFE_MS)

/** Hands over the toasts whose time is not over when the page is left. */
export const handOverToasts = (
  toasts: readonly PendingToast[],
  scope: CookieScope,
  now = Date.now(),
): void => {
  const alive = toasts.filter(({ endsAt }) => endsAt - now >= LEAST_REST_MS).slice(-MAX_TOASTS)
  if (alive.length > 0) baton.write(alive, scope)
}

/** Takes over what the last page handed over, each with the rest of its time; only once. */
export const takeOverToasts = (scope: CookieScope, now = Date.now()): PendingToast[] => {
  const toasts = baton.read() ?? []
  baton.drop(scope)
  return toasts.filter(({ endsAt }) => endsAt - now >= LEAST_REST_MS)
}
