import { formatToman } from '@hojreh/persian'
import { useId } from 'react'
import { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from './choice-card.tsx'
import { orderMessages as text } from './order.messages.ts'

export type ShippingMethod = {
  id: string
  title: string
  description?: string | undefined
  /** Rial. */
  fee: number
}

/** How the order is sent, and for how much. */
export const ShippingMethodPicker = ({
  methods,
  value,
  onChange,
  disabled = false,
}: {
  methods: readonly ShippingMethod[]
  value?: string | undefined
  onChange: (id: string) => void
  disabled?: boolean
}) => {
  const name = useId()
  return (
    <ChoiceGroup disabled={disabled}>
      <legend>{text.shippingMethod}</legend>
      {methods.map((method) => (
        <ChoiceCard key={method.id}>
          <input
            type="radio"
            name={name}
            value={method.id}
            checked={method.id === value}
            onChange={() => onChange(method.id)}
          />
          <span>
            <ChoiceTitle>{method.title}</ChoiceTitle>
            {method.description && <ChoiceText>{method.description}</ChoiceText>}
          </span>
          <b>{method.fee === 0 ? text.free : formatToman(method.fee)}</b>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
