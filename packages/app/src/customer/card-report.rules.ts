import { cardPaymentBody } from '@hojreh/contract'
import { toLatinDigits } from '@hojreh/persian'
import { validatorsOf } from '../form/field-validator.ts'
import { cardPaymentMessages as text } from './card-payment.messages.ts'
import { readTime } from './transfer-time.ts'

/** Of a report of a transfer from card to card. */
export const cardReportRules = {
  ...validatorsOf(cardPaymentBody.shape),
  day: (value: string) => (value ? undefined : text.day),
  time: (value: string) => (readTime(value) ? undefined : text.time),
  amount: (value: string) => (Number(toLatinDigits(value)) > 0 ? undefined : text.amount),
}
