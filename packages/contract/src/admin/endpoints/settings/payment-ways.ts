import { toLatinDigits } from '@hojreh/persian'
import { noBody, noQuery } from '../../../define-endpoint.ts'
import { id, oneOf, plainText, requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { approval } from '../approvals.ts'

const tag = 'payment-ways'

/** How shoppers may pay. */
export const paymentWayNames = ['online', 'card', 'instalments'] as const
export type PaymentWayName = (typeof paymentWayNames)[number]

/** The last digit of a bank card follows from the others (Luhn), so that one wrong digit is noticed. */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

const cardNumber = plainText(40)
  .transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{16}$/, messages.cardNumber)
      .refine(hasCheckDigit, messages.cardNumber),
  )

const fields = {
  cardNumber,
  holder: requiredLine(60, messages.cardHolder),
  bank: requiredLine(40, messages.cardBank),
}

export { fields as shopCardFields }

const shopCard = z.object({ cardNumber: z.string(), holder: z.string(), bank: z.string() })

export const paymentWays = z.object({
  online: z.object({ isOn: z.boolean(), provider: z.string() }),
  card: z.object({
    isOn: z.boolean(),
    current: shopCard.nullable().describe('What shoppers are told; null: there is no such way'),
    isFromMachine: z.boolean().describe('It stands in the environment: nobody has set one here yet'),
  }),
  instalments: z
    .object({ isOn: z.boolean(), provider: z.string() })
    .nullable()
    .describe('Null: no gateway of instalments is set up at the machine'),
  prepared: shopCard
    .extend({ id, approval })
    .nullable()
    .describe('Waits for a second person, and then replaces the card'),
})
export type PaymentWays = z.infer<typeof paymentWays>

const common = { access: 'payments.ways', tag, response: paymentWays } as const
const ofPrepared = strict({ id })
const ofWay = strict({ way: oneOf(paymentWayNames) })

export const getPaymentWays = defineAdminEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/payment-ways',
  summary: 'How shoppers may pay, and to which card',
  query: noQuery,
  body: noBody,
  errors: [],
})

export const prepareShopCard = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/shop-card/prepare',
  summary: 'Prepares another card for transfers; shoppers are told it once a second person has approved it',
  query: noQuery,
  body: strict(fields),
  errors: ['card_prepared', 'already_done'],
  isFresh: true,
})

export const allowShopCard = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/shop-card/allow',
  summary: 'Approves the prepared card as the second person: from now on shoppers are told it',
  query: ofPrepared,
  body: noBody,
  errors: ['illegal_transition', 'approval_own', 'approval_waits', 'approval_expired'],
  isFresh: true,
})

export const refuseShopCard = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/shop-card/refuse',
  summary: 'Drops the prepared card; the one that shoppers are told stays',
  query: ofPrepared,
  body: noBody,
  errors: ['illegal_transition'],
})

export const stopPaymentWay = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/payment-way/stop',
  summary: 'Offers a way to pay no longer; reports of transfers and payments under way are still taken',
  query: ofWay,
  body: noBody,
  errors: ['already_done', 'last_payment_way'],
})

export const resumePaymentWay = defineAdminEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/payment-way/resume',
  summary: 'Offers a way to pay again',
  query: ofWay,
  body: noBody,
  errors: ['already_done'],
})
