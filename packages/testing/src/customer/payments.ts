import type { EndpointResponse, endpoints } from '@hojreh/contract'

/** What the gateway's check says of an attempt. */
export const outcomeOf = (
  status: 'paid' | 'failed' | 'pending',
  isCancelled = false,
): EndpointResponse<typeof endpoints.checkPayment> => ({
  status,
  orderId: 'order-001',
  orderNumber: '10023',
  refId: status === 'paid' ? '201458963' : null,
  amount: 43_450_000,
  message: status === 'failed' ? 'پرداخت انجام نشد' : '',
  arrival: status === 'paid' ? { from: '2026-11-24T08:00:00Z', to: '2026-11-26T08:00:00Z' } : null,
  isCancelled,
  heldUntil: null,
  canPayOnline: status === 'failed',
  canPayByCard: status === 'failed',
  canPayByInstalments: false,
})

export const cardTransfer: EndpointResponse<typeof endpoints.startCardPayment> = {
  orderId: 'order-001',
  orderNumber: '10023',
  replacedCard: null,
  cardNumber: '9999990000000006',
  holder: 'حجره',
  bank: 'بانک نمونه',
  amount: 43_450_230,
  heldUntil: '2026-11-21T12:00:00.000Z',
}

/** What a gateway of instalments says of a sum that it takes. */
export const instalments: EndpointResponse<typeof endpoints.getInstalments> = {
  offer: { title: 'پرداخت در ۴ قسط', text: '۴ قسط ماهانه‌ی ۸۶٬۲۵۰ تومان، بدون کارمزد' },
}
