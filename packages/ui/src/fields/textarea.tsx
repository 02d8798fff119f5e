import styled from '@emotion/styled'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useForkRef } from '@mui/material/utils'
import { FieldFrame, useFieldParts } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useEarlyInput } from './typing/use-early-input.ts'

// `field-sizing` grows with the text and would begin with one line.
const Control = styled(OutlinedInput)<{ rows: number }>(({ rows }) => ({
  '& > textarea': { minBlockSize: `calc(${rows * 1.9}em + 22px)` },
}))

export type TextareaProps = FieldProps & { rows?: number; maxLength?: number }

/** Several lines of text. The browser's own textarea grows with them, without MUI's measuring and its `style` attribute. */
export const Textarea = ({ rows = 3, maxLength, onChange, ...field }: TextareaProps) => {
  const { frame, input } = useFieldParts({ ...field, onChange })
  const inputRef = useForkRef(useEarlyInput(onChange), input.inputRef)
  return (
    <FieldFrame {...frame}>
      <Control
        {...input}
        inputRef={inputRef}
        multiline
        inputComponent="textarea"
        rows={rows}
        slotProps={{ input: { type: undefined, maxLength } }}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  )
}
