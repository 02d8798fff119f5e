/** What gateways that take money at once do not ask for. */
export const newAttempt = {
  paymentId: 'AAAAAAAAAAAAAAAAAAAAAA',
  formReturnUrl: 'https://shop.example/api/order/paymentReturn/some',
  phone: '09210000000',
  basket: { lines: [], shippingFee: 0 },
}
