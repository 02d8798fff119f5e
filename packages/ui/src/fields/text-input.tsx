import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toLatinDigits, toPersianDigits } from '@hojreh/persian'
import type { FormEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { boxLook, FieldFrame, useFieldIds } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { isIntegerKeystroke, keepInteger } from './integers.ts'
import { keepCaret } from './keep-caret.ts'

const Box = styled.div(boxLook)
const Control = styled.input(
  css({
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    padding: '11px 0',
    border: 0,
    backgroundColor: 'transparent',
    lineHeight: 1.5,
    // What is typed from left to right begins at its label all the same.
    '&[dir="ltr"]': { textAlign: 'end' },
    '[dir="ltr"] &': { textAlign: 'start' },
    '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&:focus': { outline: 'none' },
    // Our own message says what is wrong.
    '&:invalid': { boxShadow: 'none' },
  }),
)

export type TextInputProps = FieldProps & {
  icon?: ReactNode
  /** `number` asks for the numeric keyboard and takes only digits: Persian ones to see, Latin ones in the value. */
  type?: 'text' | 'number' | 'password' | 'email'
  /** For a text that is mostly a number, such as `14:30` or `12/1`: digits as in `number`, and all other signs. */
  hasPersianDigits?: boolean
  maxLength?: number | undefined
  /** Direction of what is typed, not of the label. */
  dir?: 'rtl' | 'ltr'
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  isReadOnly?: boolean
  /** Stands after the text: a button to show the password, a unit. */
  endSlot?: ReactNode
}

/** The reusable text field of the specification. */
export const TextInput = ({
  icon,
  label,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  message,
  hint,
  id,
  placeholder,
  disabled = false,
  isRequired = false,
  autoFocus = false,
  inputRef,
  type = 'text',
  hasPersianDigits = false,
  maxLength,
  dir = 'rtl',
  autoComplete,
  isReadOnly = false,
  endSlot,
}: TextInputProps) => {
  const { controlId, noteId, aria } = useFieldIds({ id, message, hint })
  const isInteger = type === 'number'
  const refuseOtherKeystrokes = (event: FormEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent as InputEvent
    // Pasted text is cleaned on change instead: refusing it whole would lose a number with a space in it.
    if (data?.length === 1 && !isIntegerKeystroke(data)) event.preventDefault()
  }
  const takeDigits = (control: HTMLInputElement) => {
    keepCaret(control, keepInteger)
    onChange(keepInteger(control.value, maxLength))
  }
  const takeText = (control: HTMLInputElement) => {
    const text = control.value.slice(0, maxLength)
    if (!hasPersianDigits) return onChange(text)
    keepCaret(control, String)
    onChange(toLatinDigits(text))
  }
  return (
    <FieldFrame controlId={controlId} noteId={noteId} label={label} message={message} hint={hint}>
      <Box data-invalid={Boolean(message)} data-disabled={disabled}>
        {icon}
        <Control
          id={controlId}
          name={name}
          value={isInteger || hasPersianDigits ? toPersianDigits(value) : value}
          type={isInteger ? 'text' : type}
          placeholder={placeholder ?? ''}
          disabled={disabled}
          required={isRequired}
          readOnly={isReadOnly}
          autoFocus={autoFocus}
          autoComplete={autoComplete ?? 'off'}
          ref={inputRef as Ref<HTMLInputElement> | undefined}
          dir={dir}
          {...aria}
          // The attribute would cut a pasted number before its spaces are taken out.
          {...(maxLength !== undefined && !isInteger && { maxLength })}
          {...(isInteger && { inputMode: 'numeric', onBeforeInput: refuseOtherKeystrokes })}
          onChange={({ target }) => (isInteger ? takeDigits : takeText)(target)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
        {endSlot}
      </Box>
    </FieldFrame>
  )
}
