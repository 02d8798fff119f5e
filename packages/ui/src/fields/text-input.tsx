import { toLatinDigits, toPersianDigits } from '@hojreh/persian'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useForkRef } from '@mui/material/utils'
import type { ReactNode } from 'react'
import { FieldFrame, useFieldParts } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { keepInteger, refuseOtherKeystrokes } from './integers.ts'
import { keepCaret } from './typing/keep-caret.ts'
import { useEarlyInput } from './typing/use-early-input.ts'

export type TextInputProps = FieldProps & {
  icon?: ReactNode
  /** `number` asks for the numeric keyboard and takes only digits: Persian ones to see, Latin ones in the value. */
  type?: 'text' | 'number' | 'password' | 'email'
  /** For a text that is mostly a number, such as `14:30` or `12/1`: digits as in `number`, and all other signs. */
  hasPersianDigits?: boolean
  maxLength?: number | undefined
  /** Direction of what is typed, not of the label. */
  dir?: 'rtl' | 'ltr'
  isReadOnly?: boolean
  /** Stands after the text: a button to show the password, a unit. */
  endSlot?: ReactNode
}

/** The reusable text field of the specification. */
export const TextInput = ({
  icon,
  type = 'text',
  hasPersianDigits = false,
  maxLength,
  dir = 'rtl',
  autoComplete = 'off',
  isReadOnly = false,
  endSlot,
  onChange,
  ...field
}: TextInputProps) => {
  const { frame, input } = useFieldParts({ ...field, onChange })
  const isInteger = type === 'number'
  const clean = (typed: string) => {
    if (isInteger) return keepInteger(typed, maxLength)
    const text = typed.slice(0, maxLength)
    return hasPersianDigits ? toLatinDigits(text) : text
  }
  const take = (control: HTMLInputElement) => {
    if (isInteger || hasPersianDigits) keepCaret(control, isInteger ? keepInteger : String)
    onChange(clean(control.value))
  }
  const inputRef = useForkRef(
    useEarlyInput((typed) => onChange(clean(typed))),
    input.inputRef,
  )
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        {...input}
        inputRef={inputRef}
        value={isInteger || hasPersianDigits ? toPersianDigits(field.value) : field.value}
        type={isInteger ? 'text' : type}
        readOnly={isReadOnly}
        autoComplete={autoComplete}
        slotProps={{
          input: {
            dir,
            // The attribute would cut a pasted number before its spaces are taken out.
            ...(isInteger
              ? { inputMode: 'numeric', onBeforeInput: refuseOtherKeystrokes }
              : maxLength !== undefined && { maxLength }),
          },
        }}
        startAdornment={icon}
        endAdornment={endSlot}
        onChange={({ target }) => take(target as HTMLInputElement)}
      />
    </FieldFrame>
  )
}
