import { formatToman } from '@hojreh/persian'
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
}) => (
  <ChoiceGroup title={text.shippingMethod} value={value} onChange={onChange} disabled={disabled}>
    {methods.map((method) => (
      <ChoiceCard key={method.id} value={method.id}>
        <span>
          <ChoiceTitle>{method.title}</ChoiceTitle>
          {method.description && <ChoiceText>{method.description}</ChoiceText>}
        </span>
        <b>{method.fee === 0 ? text.free : formatToman(method.fee)}</b>
      </ChoiceCard>
    ))}
  </ChoiceGroup>
)
