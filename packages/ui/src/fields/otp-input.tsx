import { toPersianDigits } from '@hojreh/persian'
import type { FormEvent, Ref } from 'react'
import { FieldFrame, useFieldIds } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldsMessages as text } from './fields.messages.ts'
import { isIntegerKeystroke, keepInteger } from './integers.ts'
import { Box, Boxes, HiddenInput } from './otp-input.styles.ts'

export type OtpInputProps = Omit<FieldProps, 'label' | 'placeholder'> & {
  label?: string
  /** Number of digits. */
  length?: number
  /** Called once the last digit is in, typed, pasted or filled by the phone. */
  onComplete?: ((code: string) => void) | undefined
}

/** A one-time code: whole numbers only, pasted or filled in one go. */
export const OtpInput = ({
  label = text.code,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  message,
  hint,
  id,
  disabled = false,
  isRequired = false,
  autoFocus = false,
  inputRef,
  length = 4,
  onComplete,
}: OtpInputProps) => {
  const { controlId, noteId, aria } = useFieldIds({ id, message, hint })
  const refuseOtherKeystrokes = (event: FormEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent as InputEvent
    if (data?.length === 1 && !isIntegerKeystroke(data)) event.preventDefault()
  }
  const take = (typed: string) => {
    const code = keepInteger(typed, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <FieldFrame controlId={controlId} noteId={noteId} label={label} message={message} hint={hint}>
      <Boxes dir="ltr">
        <HiddenInput
          ref={inputRef as Ref<HTMLInputElement>}
          id={controlId}
          name={name}
          value={value}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={disabled}
          required={isRequired}
          autoFocus={autoFocus}
          {...aria}
          onBeforeInput={refuseOtherKeystrokes}
          onChange={({ target }) => take(target.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
        {Array.from({ length }, (_, index) => (
          <Box
            key={index}
            aria-hidden="true"
            data-current={index === Math.min(value.length, length - 1)}
            data-invalid={Boolean(message)}
          >
            {toPersianDigits(value[index] ?? '')}
          </Box>
        ))}
      </Boxes>
    </FieldFrame>
  )
}
