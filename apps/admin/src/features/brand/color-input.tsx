import { TextInput, type TextInputProps } from '@hojreh/ui'
import { ColorBox } from '../../shared/color/color-box.ts'
import { brandMessages as text } from './brand.messages.ts'
import { isHex } from './is-hex.ts'

/** A colour as it is written, and the device's own way to choose one. */
export const ColorInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    dir="ltr"
    maxLength={7}
    endSlot={
      <ColorBox
        type="color"
        aria-label={text.pick}
        value={isHex(props.value) ? props.value : '#00757d'}
        onChange={({ target }) => props.onChange(target.value)}
      />
    }
  />
)
