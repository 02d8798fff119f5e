import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode, Ref } from 'react'
import { boxLook, FieldFrame, useFieldIds } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldsMessages as text } from './fields.messages.ts'

const Box = styled.div(
  boxLook,
  css({ position: 'relative', paddingInline: 0, '& > svg': { pointerEvents: 'none' } }),
)
const Control = styled.select(
  css({
    flex: 1,
    minInlineSize: 0,
    blockSize: 46,
    paddingInlineStart: 14,
    paddingInlineEnd: 40,
    border: 0,
    borderRadius: 'inherit',
    backgroundColor: 'transparent',
    appearance: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
    '& option': { color: 'CanvasText', backgroundColor: 'Canvas' },
  }),
)
const Arrow = styled.span(
  css({ position: 'absolute', insetInlineEnd: 14, display: 'grid', pointerEvents: 'none' }),
)

export type SelectOption = { value: string; label: string }
export type SelectProps = FieldProps & { options: readonly SelectOption[]; icon?: ReactNode }

/** The platform's own select in our dress: the phone's wheel, type-ahead and screen readers come with it. */
export const Select = ({
  label,
  name,
  value,
  onChange,
  onBlur,
  onFocus,
  message,
  hint,
  id,
  placeholder = text.choose,
  disabled = false,
  isRequired = false,
  inputRef,
  options,
  icon,
}: SelectProps) => {
  const { controlId, noteId, aria } = useFieldIds({ id, message, hint })
  return (
    <FieldFrame controlId={controlId} noteId={noteId} label={label} message={message} hint={hint}>
      <Box data-invalid={Boolean(message)} data-disabled={disabled}>
        {icon}
        <Control
          ref={inputRef as Ref<HTMLSelectElement>}
          id={controlId}
          name={name}
          value={value}
          disabled={disabled}
          required={isRequired}
          {...aria}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <Arrow>
          <ChevronDown size={18} aria-hidden="true" />
        </Arrow>
      </Box>
    </FieldFrame>
  )
}
