import { DomainError } from '../shared/domain-error.ts'

export interface Cursor {
  at: Date
  id: string
}

/** Where a list goes on, as an opaque word. */
export const toCursor = ({ at, id }: Cursor): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

export const readCursor = (after: string | undefined): Cursor | undefined => {
  if (after === undefined) return undefined
  const [time = '', id = ''] = Buffer.from(after, 'base64url').toString().split(' ')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !/^[\w-]{1,100}$/.test(id)) throw new DomainError('malformed_request')
  return { at, id }
}

/** A page out of one row more than it shows. */
export const pageOf = <Row>(rows: readonly Row[], take: number, cursorOf: (row: Row) => Cursor) => {
  const shown = rows.slice(0, take)
  const last = shown.at(-1)
  return { shown, next: rows.length > take && last !== undefined ? toCursor(cursorOf(last)) : null }
}

const DAY_MS = 24 * 60 * 60_000

/** The days of a filter: from the first moment of one up to the end of the other. */
export const daysOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : new Date(from),
  before: to === undefined ? undefined : new Date(new Date(to).getTime() + DAY_MS),
})
