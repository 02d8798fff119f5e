/** What the shop acknowledged to a shopper, and therefore owes, whatever dies afterwards. */
export interface Ledger {
  name: string
  /** Orders whose redirect to the bank was answered. */
  placed: { orderId: string; paymentId: string }[]
  /** Payments that were confirmed to the shopper. */
  confirmed: { orderId: string; refId: string }[]
  cancelled: string[]
  /** Cancelled by a call that was not answered: either way is right. */
  perhapsCancelled: string[]
  /** Deliveries of goods whose commit was answered. */
  delivered: string[]
  responses: Record<'certain' | 'uncertain' | 'unavailable' | 'refused', number>
  /** Responses that no client understands. There must be none. */
  failures: string[]
}

export const openLedger = (name: string): Ledger => ({
  name,
  placed: [],
  confirmed: [],
  cancelled: [],
  perhapsCancelled: [],
  delivered: [],
  responses: { certain: 0, uncertain: 0, unavailable: 0, refused: 0 },
  failures: [],
})
