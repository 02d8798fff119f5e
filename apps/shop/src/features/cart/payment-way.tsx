import { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from '@hojreh/ui'
import { cartMessages as text } from './cart.messages.ts'
import { type PaymentWay, paymentWays } from './steps.ts'

/** By which way the order is paid. */
export const PaymentWayPicker = ({
  way,
  onChange,
}: {
  way: PaymentWay
  onChange: (way: PaymentWay) => void
}) => (
  <ChoiceGroup title={text.chooseWay} value={way} onChange={(chosen) => onChange(chosen as PaymentWay)}>
    {paymentWays.map((other) => (
      <ChoiceCard key={other} value={other}>
        <span>
          <ChoiceTitle>{text.ways[other].title}</ChoiceTitle>
          <ChoiceText>{text.ways[other].text}</ChoiceText>
        </span>
      </ChoiceCard>
    ))}
  </ChoiceGroup>
)
