import { type Notice, notices, type Refusal, refusals } from './import.messages.ts'

/** A row that was not taken. */
export interface RefusedRow {
  /** Of the file, from 1, the header included; where the row begins. */
  line: number
  code: Refusal
  reason: string
  /** Header of the column at fault, as the file writes it. */
  column: string | null
  /** What stands there. */
  value: string | null
}

/** A row that was taken with a change that the merchant should know. */
export interface NoticedRow {
  line: number
  code: Notice
  reason: string
}

const MAX_VALUE = 80

/** Thrown while one row is read; the other rows go on. */
export class RowRefused extends Error {
  readonly code: Refusal
  readonly column: string | null
  readonly value: string | null

  constructor(code: Refusal, column: string | null = null, value: string | null = null) {
    super(refusals[code])
    this.name = 'RowRefused'
    this.code = code
    this.column = column
    this.value = value
  }
}

export const refusedRow = (
  line: number,
  code: Refusal,
  column: string | null = null,
  value: string | null = null,
): RefusedRow => ({ line, code, reason: refusals[code], column, value: value?.slice(0, MAX_VALUE) ?? null })

export const noticedRow = (line: number, code: Notice): NoticedRow => ({ line, code, reason: notices[code] })
