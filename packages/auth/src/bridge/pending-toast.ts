import type { CookieScope } from './cookie.ts'
import { createCrossAppCookie } from './cross-app-cookie.ts'

export const toastKinds = ['success', 'error', 'warning', 'info'] as const

export interface PendingToast {
  kind: (typeof toastKinds)[number]
  title: string
  detail?: string | undefined
  /** Epoch milliseconds. */
  endsAt: number
}

const isPendingToast = (value: unknown): value is PendingToast => {
  const toast = (value ?? {}) as Partial<Record<keyof PendingToast, unknown>>
  return (
    toastKinds.some((kind) => kind === toast.kind) &&
    typeof toast.title === 'string' &&
    (toast.detail === undefined || typeof toast.detail === 'string') &&
    typeof toast.endsAt === 'number'
  )
}
const arePendingToasts = (value: unknown): value is PendingToast[] =>
  Array.isArray(value) && value.every(isPendingToast)

/** A cookie holds 4 KB: the last ones are enough. */
const MAX_TOASTS = 3
const LIFE_MS = 10_000
/** Less than this is not worth showing again. */
const LEAST_REST_MS = 300
const cookie = createCrossAppCookie('hojreh-toast', arePendingToasts, LIFE_MS)

/** Stores the toasts that are still shown when the page is left, in the place of what it stored before. */
export const handOverToasts = (
  toasts: readonly PendingToast[],
  scope: CookieScope,
  now = Date.now(),
): void => {
  const alive = toasts.filter(({ endsAt }) => endsAt - now >= LEAST_REST_MS).slice(-MAX_TOASTS)
  if (alive.length > 0) cookie.write(alive, scope)
  else cookie.drop(scope)
}

/** Takes over what the last page handed over, each with the rest of its time; only once. */
export const takeOverToasts = (scope: CookieScope, now = Date.now()): PendingToast[] => {
  const toasts = cookie.read() ?? []
  cookie.drop(scope)
  return toasts.filter(({ endsAt }) => endsAt - now >= LEAST_REST_MS)
}
