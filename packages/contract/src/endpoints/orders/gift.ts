import { limits } from '../../limits.ts'
import { fieldMessages as messages } from '../../messages.ts'
import { strict } from '../../strict.ts'
import { lines } from '../../text-lines.ts'
import { z } from '../../z.ts'

/** What makes an order a gift. */
export const gift = z.object({
  card: z.string().describe('What is written on the card that comes with it; may be empty'),
  hidesPrices: z.boolean().describe('No invoice and no price goes into the parcel'),
})
export type Gift = z.infer<typeof gift>

export const giftBody = strict({
  card: lines(limits.maxGiftCardLength),
  hidesPrices: z.boolean(messages.invalid),
})
