import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, TextInput, type TextInputProps } from '@hojreh/ui'
import { brandMessages as text } from './brand.messages.ts'
import { isHex } from './is-hex.ts'

const Swatch = styled.input(
  css({
    inlineSize: 44,
    blockSize: 36,
    padding: 2,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: 8,
    background: 'none',
    cursor: 'pointer',
  }),
)

/** A colour as it is written, and the device's own way to choose one. */
export const ColorInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    dir="ltr"
    maxLength={7}
    endSlot={
      <Swatch
        type="color"
        aria-label={text.pick}
        value={isHex(props.value) ? props.value : '#00757d'}
        onChange={({ target }) => props.onChange(target.value)}
      />
    }
  />
)
