import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Control = HTMLInputElement & HTMLTextAreaElement

/**
 * Keeps what the user has typed into the server's HTML before React hydrated it, when no handler listened. React leaves
 * the text there, and the next render of the field would write its empty value over it.
 * @param onTyped gets the text, once
 * @returns the ref of the field's control
 */
export const useEarlyInput = (onTyped: (text: string) => void): RefObject<Control | null> => {
  const control = useRef<Control>(null)
  const take = useEffectEvent(onTyped)
  useEffect(() => {
    const { value, defaultValue } = control.current ?? {}
    // A form registers its fields in their own effects, which run after this one and begin with the initial values.
    if (value !== undefined && value !== defaultValue) queueMicrotask(() => take(value))
  }, [])
  return control
}
