import { toPersianDigits } from '@hojreh/persian'
import { useForkRef } from '@mui/material/utils'
import { useEffect, useRef } from 'react'
import { FieldFrame, useFieldParts } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldsMessages as text } from './fields.messages.ts'
import { keepInteger, refuseOtherKeystrokes } from './integers.ts'
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
  length = 4,
  value,
  onChange,
  onComplete,
  ...field
}: OtpInputProps) => {
  const control = useRef<HTMLInputElement>(null)
  const inputRef = useForkRef(field.inputRef, control)
  const { frame, input } = useFieldParts({ ...field, label, value, onChange, inputRef })
  // A refused code is typed over, not deleted digit by digit.
  useEffect(() => {
    if (field.message && document.activeElement === control.current) control.current?.select()
  }, [field.message])
  const take = (typed: string) => {
    const code = keepInteger(typed, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <FieldFrame {...frame}>
      <Boxes dir="ltr">
        <HiddenInput
          {...input}
          autoComplete="one-time-code"
          slotProps={{
            input: { dir: 'ltr', inputMode: 'numeric', onBeforeInput: refuseOtherKeystrokes },
          }}
          onChange={({ target }) => take(target.value)}
        />
        {Array.from({ length }, (_, index) => (
          <Box key={index} aria-hidden="true" isNext={index === Math.min(value.length, length - 1)}>
            {toPersianDigits(value[index] ?? '')}
          </Box>
        ))}
      </Boxes>
    </FieldFrame>
  )
}
