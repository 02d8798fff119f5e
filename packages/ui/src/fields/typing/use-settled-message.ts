import { useCallback, useEffect, useRef, useState } from 'react'
import { useAfterPress } from './use-after-press.ts'

type Meta = {
  error?: string | undefined
  submitError?: string | undefined
  submitFailed?: boolean | undefined
  dirtySinceLastSubmit?: boolean | undefined
}

/** Returns whether a control is in a closing dialog, which gives the focus back and fades: no user left its fields. */
const isInClosingDialog = (control: HTMLElement | null) => control?.closest('[data-closing="true"]') != null

/**
 * Decides when a field's message shows: after it was left (blur), after change (the browser's `change`: a finished
 * edit) and when the value is set from outside, but not on each keystroke. A message goes as soon as the value is
 * right.
 */
export const useSettledMessage = (value: string, meta: Meta) => {
  const [control, setControl] = useState<HTMLElement | null>(null)
  const [settledValue, setSettledValue] = useState<string>()
  const typed = useRef(value)
  const latest = useRef(value)
  latest.current = value

  const settleNow = useCallback(() => {
    if (!isInClosingDialog(control)) setSettledValue(latest.current)
  }, [control])
  const settle = useAfterPress(control, settleNow)
  // A user who looks up the code in another window has not left the field: it still has the focus here.
  const leave = useCallback(() => {
    if (control?.ownerDocument.activeElement !== control) settle()
  }, [control, settle])

  useEffect(() => {
    control?.addEventListener('change', settle)
    return () => control?.removeEventListener('change', settle)
  }, [control, settle])

  useEffect(() => {
    if (value === typed.current) return
    typed.current = value
    settleNow()
  }, [value, settleNow])

  const serverMessage = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  // An error of the last try to send shows until the user corrects the value; from then on it waits for the blur.
  const isDue = settledValue !== undefined || (meta.submitFailed && !meta.dirtySinceLastSubmit)
  return {
    message: serverMessage ?? (isDue ? meta.error : undefined),
    controlRef: setControl,
    leave,
    noteTyped: (next: string) => {
      typed.current = next
    },
  }
}
