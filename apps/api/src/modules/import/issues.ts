import { type Notice, notices, type Refusal, refusals } from './import.messages.ts'
import type { RowNotice } from './rows/staged-row.ts'

interface RowIssue<Code> {
  /** Of the file, from 1, the header included; where the row begins. */
  line: number
  code: Code
  reason: string
  /** Header of the column at fault, as the file writes it. */
  column: string | null
  /** The text of the cell. */
  value: string | null
}

/** A row that was not taken. */
export type RefusedRow = RowIssue<Refusal>

/** A row that was taken with a change that the merchant should know. */
export type NoticedRow = RowIssue<Notice>

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

/** Thrown by what reads one cell: the row is taken without it. */
export class BadCell extends Error {
  readonly code: Notice
  readonly value: string

  constructor(code: Notice, value: string) {
    super(notices[code])
    this.name = 'BadCell'
    this.code = code
    this.value = value
  }
}

export const refusedRow = (
  line: number,
  code: Refusal,
  column: string | null = null,
  value: string | null = null,
): RefusedRow => ({ line, code, reason: refusals[code], column, value: value?.slice(0, MAX_VALUE) ?? null })

export const noticedRow = (line: number, { code, column, value }: RowNotice): NoticedRow => ({
  line,
  code,
  reason: notices[code],
  column,
  value: value?.slice(0, MAX_VALUE) ?? null,
})
