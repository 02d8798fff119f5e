import { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import type { Offer } from './step-props.ts'
import type { PaymentWay } from './steps.ts'

/** By which way the order is paid. Of instalments the gateway's own words are told. */
export const PaymentWayPicker = ({
  ways,
  way,
  offer,
  onChange,
}: {
  ways: readonly PaymentWay[]
  way: PaymentWay
  offer: Offer
  onChange: (way: PaymentWay) => void
}) => (
  <ChoiceGroup title={text.chooseWay} value={way} onChange={(chosen) => onChange(chosen as PaymentWay)}>
    {ways.map((other) => {
      const told = other === 'instalments' ? offer : text.ways[other]
      return (
        <ChoiceCard key={other} value={other}>
          <span>
            <ChoiceTitle>{told?.title}</ChoiceTitle>
            <ChoiceText>{told?.text}</ChoiceText>
          </span>
        </ChoiceCard>
      )
    })}
  </ChoiceGroup>
)
