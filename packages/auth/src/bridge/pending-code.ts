const KEY = 'hojreh-code'

/** A one-time code that was sent and can still be typed; times are epoch milliseconds. The code itself is nowhere. */
export interface PendingCode {
  phone: string
  resendAt: number
  expiresAt: number
}

const isPendingCode = (value: unknown): value is PendingCode => {
  const { phone, resendAt, expiresAt } = (value ?? {}) as Partial<Record<keyof PendingCode, unknown>>
  return typeof phone === 'string' && typeof resendAt === 'number' && typeof expiresAt === 'number'
}

/** The code that this tab waited for before it was reloaded; undefined when it has expired. */
export const readPendingCode = (now = Date.now()): PendingCode | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isPendingCode(value) && value.expiresAt > now ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for a reload; without a storage a reload begins with the phone. */
export const keepPendingCode = (code: PendingCode): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code))
  } catch {
    return
  }
}

export const dropPendingCode = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}
