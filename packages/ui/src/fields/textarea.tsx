import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Ref } from 'react'
import { boxLook, FieldFrame, useFieldIds } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'

const Box = styled.div(boxLook, css({ paddingInline: 0 }))
const Control = styled.textarea<{ rows: number }>(
  css({
    flex: 1,
    minInlineSize: 0,
    padding: '10px 14px',
    border: 0,
    borderRadius: 'inherit',
    backgroundColor: 'transparent',
    lineHeight: 1.9,
    resize: 'vertical',
    fieldSizing: 'content',
    '&:focus-visible': { outline: 'none' },
  }),
  // `field-sizing` grows with the text and would begin with one line.
  ({ rows }) => ({ minBlockSize: `calc(${rows * 1.9}em + 22px)` }),
)

export type TextareaProps = FieldProps & { rows?: number; maxLength?: number }

/** Several lines of text. */
export const Textarea = ({
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
  inputRef,
  rows = 3,
  maxLength,
}: TextareaProps) => {
  const { controlId, noteId, aria } = useFieldIds({ id, message, hint })
  return (
    <FieldFrame controlId={controlId} noteId={noteId} label={label} message={message} hint={hint}>
      <Box data-invalid={Boolean(message)} data-disabled={disabled}>
        <Control
          ref={inputRef as Ref<HTMLTextAreaElement>}
          id={controlId}
          name={name}
          value={value}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          disabled={disabled}
          required={isRequired}
          {...aria}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onBlur?.()}
          onFocus={() => onFocus?.()}
        />
      </Box>
    </FieldFrame>
  )
}
