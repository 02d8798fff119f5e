import { toPersianDigits } from '@hojreh/persian'
import { Fact, Facts } from '../../shared/facts.tsx'
import { paymentWaysMessages as text } from './payment-ways.messages.ts'

export interface CardFactsProps {
  cardNumber: string
  holder: string
  bank: string
}
const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A card as it is read aloud: its number in fours. */
export const CardFacts = ({ cardNumber, holder, bank }: CardFactsProps) => (
  <Facts>
    <Fact label={text.number}>
      <bdi dir="ltr">{toPersianDigits(inFours(cardNumber))}</bdi>
    </Fact>
    <Fact label={text.holder}>{holder}</Fact>
    <Fact label={text.bank}>{bank}</Fact>
  </Facts>
)
