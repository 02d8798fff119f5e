/** Collected now, and collected before: both are success. */
export const PAID_CODES: readonly number[] = [100, 101]

/**
 * Responses of `verify` that settle the matter: it is not paid, not for this amount or not ours. Every other code
 * (a blocked merchant, too many calls, an unexpected failure) says nothing about the money: ask again.
 */
export const UNPAID_REASONS: Readonly<Record<number, string>> = {
  [-50]: 'amount_mismatch',
  [-51]: 'not_paid',
  [-53]: 'other_merchant',
  [-54]: 'invalid_authority',
  [-55]: 'not_found',
}
