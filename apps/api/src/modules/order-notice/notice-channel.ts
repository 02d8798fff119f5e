import type { OrderNoticeRow } from './order-notice.repository.ts'

export interface OutgoingNotice {
  /** The same in every attempt. */
  id: string
  event: OrderNoticeRow['event'] | 'trial'
  orderNumber: string
  /** Rial: of the payment that it is about. */
  amount: number
  createdAt: Date
  text: string
}

/** A channel of notices. Throws an `Error` whose message may be logged: no URL, no token. */
export interface NoticeChannel {
  readonly name: OrderNoticeRow['channel']
  send: (notice: OutgoingNotice, now: Date) => Promise<void>
}
