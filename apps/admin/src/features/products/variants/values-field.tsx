import type { FieldProps } from '@hojreh/ui'
import { useField } from 'react-final-form'
import { ColorBox } from '../../../shared/color/color-box.ts'
import { OrderedList } from '../../../shared/ordered/ordered-list.tsx'
import { Row, Soft, Stack } from '../../../shared/panel.tsx'
import { linesOf, valuesIn } from './option-values.ts'
import { variantsMessages as text } from './variants.messages.ts'

/** The colour that a colour input shows while a value has none. */
const NO_COLOR = '#ffffff'

/** The values of an option in the order that shoppers see, with their colours where these are shown; for `FormField`. */
export const ValuesField = ({
  label,
  value,
  onChange,
  look,
}: FieldProps & {
  /** The field that says how they are shown. */
  look: string
}) => {
  const { input } = useField<string>(look, { subscription: { value: true } })
  const isSwatch = input.value === 'swatches'
  const values = valuesIn(value, isSwatch).map((one) => ({ id: one.value, ...one }))
  return (
    <Stack>
      <strong>{label}</strong>
      <OrderedList
        label={label}
        items={values}
        nameOf={({ id }) => id}
        onChange={(changed) => onChange(linesOf(changed))}
        isWhole
        head={(one, change) => (
          <Row>
            {isSwatch && (
              <ColorBox
                type="color"
                aria-label={text.color(one.value)}
                value={one.color ?? NO_COLOR}
                onChange={({ target }) => change({ color: target.value })}
              />
            )}
            <strong>{one.value}</strong>
            {isSwatch && !one.color && <Soft>{text.noColor}</Soft>}
          </Row>
        )}
      />
    </Stack>
  )
}
