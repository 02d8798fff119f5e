import type { VisitorKey } from '@hojreh/server'

/** Whom a limit counts. An address is none of them: one visitor has many (see `visitorKey`). */
export interface Subjects {
  visitor: VisitorKey
  phone: string
  /** Their id. */
  customer: string
  /** Their id. */
  staff: string
  shop: 'all'
}
export type SubjectKind = keyof Subjects
