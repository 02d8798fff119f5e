import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, type Ref, useId } from 'react'
import type { FieldProps } from './field-props.ts'

type FieldFrameProps = {
  controlId: string
  noteId: string
  label: string
  message: string | undefined
  hint: ReactNode
  disabled: boolean
  isRequired: boolean
  hasNote: boolean
  children: ReactNode
}

/** Label above, control, and beneath it the line of the message or the hint. */
export const FieldFrame = ({
  controlId,
  noteId,
  label,
  message,
  hint,
  disabled,
  isRequired,
  hasNote,
  children,
}: FieldFrameProps) => (
  <FormControl fullWidth error={Boolean(message)} disabled={disabled} required={isRequired}>
    <FormLabel htmlFor={controlId}>{label}</FormLabel>
    {children}
    {hasNote && (
      <FormHelperText id={noteId} aria-live="polite">
        {message ?? hint}
      </FormHelperText>
    )}
  </FormControl>
)

/** The properties that every field has, in MUI's words: those of the frame, and those of the input within it. */
export const useFieldParts = ({
  id,
  name,
  label,
  value,
  message,
  hint,
  placeholder,
  disabled = false,
  isRequired = false,
  autoFocus = false,
  hasNote = true,
  autoComplete,
  inputRef,
  onBlur,
  onFocus,
}: FieldProps) => {
  const generated = useId()
  const controlId = id ?? generated
  const noteId = `${controlId}-note`
  return {
    frame: { controlId, noteId, label, message, hint, disabled, isRequired, hasNote },
    input: {
      id: controlId,
      name,
      value,
      placeholder,
      autoFocus,
      autoComplete,
      // MUI's fields know one kind of control, whatever they render.
      inputRef: inputRef as Ref<HTMLInputElement> | undefined,
      'aria-describedby': message || hint ? noteId : undefined,
      onBlur: () => onBlur?.(),
      onFocus: () => onFocus?.(),
    },
  }
}
