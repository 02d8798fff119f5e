import type { RateRule } from '../rate-limit/rate-limiter.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS

/** One SMS a minute, and few in a row. */
export const startsOfPhone: readonly RateRule<'phone'>[] = [
  { name: 'staff-start-minute', of: 'phone', limit: 1, windowMs: MINUTE_MS },
  { name: 'staff-start', of: 'phone', limit: 5, windowMs: QUARTER_MS },
]
/** Each step of signing in, of one visitor. */
export const stepsOfVisitor: RateRule<'visitor'> = {
  name: 'staff-sign-in-address',
  of: 'visitor',
  limit: 60,
  windowMs: QUARTER_MS,
}
/** Counted for every phone, on the staff or not, so that the response does not reveal who is on the staff. */
export const codesOfPhone: RateRule<'phone'> = {
  name: 'staff-code',
  of: 'phone',
  limit: 10,
  windowMs: QUARTER_MS,
}
export const factorsOfStaff: RateRule<'staff'> = {
  name: 'staff-factor',
  of: 'staff',
  limit: 10,
  windowMs: QUARTER_MS,
}
export const actsOfStaff: RateRule<'staff'> = {
  name: 'staff-act',
  of: 'staff',
  limit: 120,
  windowMs: MINUTE_MS,
}
export const actsOfVisitor: RateRule<'visitor'> = {
  name: 'staff-act-address',
  of: 'visitor',
  limit: 600,
  windowMs: MINUTE_MS,
}
export const exportsOfStaff: RateRule<'staff'> = {
  name: 'staff-export',
  of: 'staff',
  limit: 5,
  windowMs: 60 * MINUTE_MS,
}
/** Files without data of customers: a merchant who leaves takes all of them in an hour. */
export const filesOfStaff: RateRule<'staff'> = {
  name: 'staff-file',
  of: 'staff',
  limit: 100,
  windowMs: 60 * MINUTE_MS,
}
/** Refusals that the books keep of one member; more of them would add no information. */
export const refusalsOfStaff: RateRule<'staff'> = {
  name: 'staff-refused',
  of: 'staff',
  limit: 60,
  windowMs: MINUTE_MS,
}
