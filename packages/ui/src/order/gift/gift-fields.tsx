import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { Button } from '../../elements/actions/button.tsx'
import { Textarea } from '../../fields/textarea.tsx'
import { giftMessages as text } from './gift.messages.ts'

/** What makes an order a gift. */
export type GiftValue = {
  /** Lines that are written on the card. */
  card: string
  /** Neither invoice nor price goes into the parcel. */
  hidesPrices: boolean
}

export type GiftFieldsProps = {
  /** Null when it is no gift. */
  value: GiftValue | null
  /** Called with the whole gift when a choice changes; the card text is reported on blur. */
  onChange: (gift: GiftValue | null) => void
  onOtherReceiver: () => void
  maxLength: number
}

const Group = styled.fieldset(
  css({ display: 'grid', gap: 12, border: 0, margin: 0, padding: 0, minInlineSize: 0 }),
)

/** The fields of a gift (card, prices, receiver), folded until the shopper says that the order is one. */
export const GiftFields = ({ value, onChange, onOtherReceiver, maxLength }: GiftFieldsProps) => {
  const [card, setCard] = useState(value?.card ?? '')
  return (
    <Group aria-label={text.legend}>
      <FormControlLabel
        name="isGift"
        checked={value !== null}
        control={<Checkbox />}
        label={text.isGift}
        onChange={() => onChange(value ? null : { card, hidesPrices: true })}
      />
      {value && (
        <>
          <Textarea
            name="giftCard"
            label={text.card}
            placeholder={text.cardPlaceholder}
            rows={2}
            maxLength={maxLength}
            value={card}
            onChange={setCard}
            onBlur={() => {
              if (card !== value.card) onChange({ ...value, card })
            }}
          />
          <FormControlLabel
            name="hidesPrices"
            checked={value.hidesPrices}
            control={<Checkbox />}
            label={text.hidesPrices}
            onChange={() => onChange({ card, hidesPrices: !value.hidesPrices })}
          />
          <div>
            <Button variant="outlined" size="small" onClick={onOtherReceiver}>
              {text.otherReceiver}
            </Button>
          </div>
        </>
      )}
    </Group>
  )
}
