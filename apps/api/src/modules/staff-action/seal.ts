import { createHmac, type KeyObject } from 'node:crypto'
import type { staffActions } from './staff-action.tables.ts'

type ActionRow = typeof staffActions.$inferSelect
export type SealedPart = Omit<ActionRow, 'seal'>

/** One text for equal values: PostgreSQL returns the keys of a jsonb in an order of its own. */
const canonical = (value: unknown): string => {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    // A jsonb keeps no field that is not defined.
    .filter(([, inside]) => inside !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, inside]) => `${JSON.stringify(field)}:${canonical(inside)}`)
  return `{${fields.join(',')}}`
}

/** The seal of a row: of all it says and of the seal before it, so that none can be changed, removed or moved. */
export const sealOf = (key: KeyObject, previous: string, row: SealedPart): string =>
  createHmac('sha256', key)
    .update(`${previous}\n${canonical(row)}`)
    .digest('base64url')
