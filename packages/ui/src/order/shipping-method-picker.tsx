import { formatToman, formatWeekdays } from '@hojreh/persian'
import { StatusChip } from '../elements/figures/status-chip.tsx'
import { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from './choice-card.tsx'
import { orderMessages as text } from './order.messages.ts'

export type ShippingMethod = {
  id: string
  title: string
  description?: string | undefined
  /** Rial. */
  fee: number
  /** The days on which the order arrives, ISO 8601; an older api sends none. */
  arrival?: { from: string; to: string } | undefined
}

/** Returns which of several is the cheapest and which the fastest; nothing where one is both, or all are equal. */
const marksOf = (methods: readonly ShippingMethod[]) => {
  const cheapest = methods.toSorted((one, other) => one.fee - other.fee)[0]
  const fastest = methods
    .filter(({ arrival }) => arrival)
    .toSorted((one, other) => (one.arrival?.to ?? '').localeCompare(other.arrival?.to ?? ''))[0]
  if (!cheapest || !fastest || cheapest.fee === fastest.fee || cheapest.arrival?.to === fastest.arrival?.to)
    return {}
  return { [cheapest.id]: text.cheapest, [fastest.id]: text.fastest }
}

/** The choice of how the order is sent, and for how much. */
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
  const marks = marksOf(methods)
  return (
    <ChoiceGroup title={text.shippingMethod} value={value} onChange={onChange} disabled={disabled}>
      {methods.map(({ id, title, description, fee, arrival }) => (
        <ChoiceCard key={id} value={id}>
          <span>
            <ChoiceTitle>
              {title} {marks[id] && <StatusChip tone="info">{marks[id]}</StatusChip>}
            </ChoiceTitle>
            {arrival && <ChoiceText>{formatWeekdays(arrival.from, arrival.to)}</ChoiceText>}
            {description && <ChoiceText>{description}</ChoiceText>}
          </span>
          <b>{fee === 0 ? text.free : formatToman(fee)}</b>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  )
}
