import { toLatinDigits } from '@hojreh/persian'
import type { FormEvent } from 'react'

/** Only the digits of what was typed or pasted, as Latin ones, at most `maxLength` of them. */
export const keepInteger = (typed: string, maxLength = Number.POSITIVE_INFINITY): string =>
  toLatinDigits(typed).replace(/\D/g, '').slice(0, maxLength)

/** Whether a keystroke may enter an integer field; `null` data (deleting, moving) always may. */
export const isIntegerKeystroke = (data: string | null | undefined): boolean =>
  data === null || data === undefined || /^\d*$/.test(toLatinDigits(data))

/** An integer field's `onBeforeInput`. Pasted text is cleaned on change: refused, a number with a space would be lost. */
export const refuseOtherKeystrokes = (event: FormEvent<HTMLElement>): void => {
  const { data } = event.nativeEvent as InputEvent
  if (data?.length === 1 && !isIntegerKeystroke(data)) event.preventDefault()
}
