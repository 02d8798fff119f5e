import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { FieldFrame, useFieldParts } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldsMessages as text } from './fields.messages.ts'

export type SelectOption = { value: string; label: string }
export type SelectProps = FieldProps & {
  /** A string is both value and label. */
  options: readonly (SelectOption | string)[]
  icon?: ReactNode
}

/** The platform's own select: the phone's wheel, type-ahead and screen readers come with it. */
export const Select = ({ options, icon, placeholder = text.choose, onChange, ...field }: SelectProps) => {
  const { frame, input } = useFieldParts({ ...field, onChange })
  return (
    <FieldFrame {...frame}>
      <NativeSelect
        {...input}
        input={<OutlinedInput startAdornment={icon} />}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options
          .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </NativeSelect>
    </FieldFrame>
  )
}
