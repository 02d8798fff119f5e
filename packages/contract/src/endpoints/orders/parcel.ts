import { id, instant } from '../../fields.ts'
import { z } from '../../z.ts'

/** So many pieces of a line of an order. */
export const pieces = z.object({ productId: id, count: z.int().min(1) })

/** What left of an order at once. An order goes in one parcel, or in several. */
export const parcel = z.object({
  id: id.nullable().describe('Null for the one parcel of an order that was sent before parcels were counted'),
  carrier: z.string().describe("Who brings it; the order's way of sending when nobody said otherwise"),
  trackingCode: z.string().nullable(),
  sentAt: instant,
  deliveredAt: instant.nullable(),
  lines: z.array(pieces),
})
export type Parcel = z.infer<typeof parcel>
