import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'

/** What every field of this package takes; the value is always text. */
export type FieldProps = {
  name: string
  label: string
  /** The specification's `modelValue`. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** Shown beneath the field, which is then invalid. */
  message?: string | undefined
  /** Shown beneath the field while there is no message. */
  hint?: ReactNode
  /** False for a field that never has either: it takes no room for them. */
  hasNote?: boolean | undefined
  id?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  isRequired?: boolean | undefined
  autoFocus?: boolean | undefined
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> | undefined
}

/** Messages of the server by field, when it refused. */
export type FieldMessages = Partial<Record<string, string>>
