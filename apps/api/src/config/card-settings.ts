import { z } from 'zod'

/** Payments from card to card, and how much stock they may take before they are reviewed. */
export const cardSettings = {
  CARD_NUMBER: z
    .string()
    .regex(/^\d{16}$/)
    .optional()
    .describe('Card of the shop for payments from card to card, 16 digits; without it they are off'),
  CARD_HOLDER: z.string().default('').describe('Whose card it is'),
  CARD_BANK: z.string().default('').describe('Bank of the card'),
  CARD_TRANSFERS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(3)
    .describe('Transfers of one customer, or to one receiver’s phone, that are open at a time'),
  CARD_REVIEW_STOCK_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(100)
    .default(50)
    .describe('Share of a product’s stock that reported transfers keep until a look; one piece always'),
  CARD_REVIEW_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .default(48)
    .describe('So long the goods of a reported transfer are kept; the report waits for a look after it, too'),
}
