import {
  cardTransfer,
  customer,
  newcomer,
  orderOf,
  outcomeOf,
  readyCart,
  troubledCart,
} from '@hojreh/testing/customer'
import type { Answers, Screen } from './screen.types.ts'

const isSignedIn = true
const RESULT = '/checkPayment?Authority=A1&Status=OK'

const outcome = (status: 'paid' | 'failed' | 'pending'): Answers => ({
  ...customer,
  checkPayment: outcomeOf(status),
})

/** From the cart to the bank's answer. */
export const buyingScreens: readonly Screen[] = [
  { name: 'cart', path: '/cart', isSignedIn, answers: customer },
  { name: 'cart-empty', path: '/cart', isSignedIn, answers: newcomer },
  { name: 'cart-problems', path: '/cart', isSignedIn, answers: { ...customer, getPending: troubledCart } },
  { name: 'cart-loading', path: '/cart', isSignedIn, answers: { ...customer, getPending: 'never' } },
  {
    name: 'cart-error',
    path: '/cart',
    isSignedIn,
    answers: { ...customer, getPending: { failsWith: 500 } },
  },
  {
    name: 'checkout-new-address',
    path: '/cart?step=delivery',
    isSignedIn,
    answers: { ...customer, listAddresses: [] },
  },
  {
    name: 'checkout-delivery',
    path: '/cart?step=delivery',
    isSignedIn,
    answers: { ...customer, getPending: readyCart },
  },
  {
    name: 'checkout-loading',
    path: '/cart?step=delivery',
    isSignedIn,
    answers: { ...customer, getPending: readyCart, listAddresses: 'never' },
  },
  {
    name: 'checkout-error',
    path: '/cart?step=delivery',
    isSignedIn,
    answers: { ...customer, getPending: readyCart, listAddresses: { failsWith: 500 } },
  },
  {
    name: 'checkout-shipping-error',
    path: '/cart?step=delivery',
    isSignedIn,
    answers: { ...customer, getPending: readyCart, listShippingMethods: { failsWith: 500 } },
  },
  {
    name: 'checkout-payment',
    path: '/cart?step=payment',
    isSignedIn,
    answers: { ...customer, getPending: readyCart },
  },
  {
    name: 'checkout-card',
    path: '/cart?step=payment&order=order-001',
    isSignedIn,
    answers: { ...customer, getOrderDetails: orderOf('awaiting_payment'), startCardPayment: cardTransfer },
  },
  {
    name: 'checkout-card-error',
    path: '/cart?step=payment&order=order-001',
    isSignedIn,
    answers: {
      ...customer,
      getOrderDetails: orderOf('awaiting_payment'),
      startCardPayment: { failsWith: 500 },
    },
  },
  { name: 'result-paid', path: RESULT, isSignedIn, answers: outcome('paid') },
  { name: 'result-failed', path: RESULT, isSignedIn, answers: outcome('failed') },
  { name: 'result-pending', path: RESULT, isSignedIn, answers: outcome('pending') },
  { name: 'result-signed-out', path: RESULT },
  { name: 'result-loading', path: RESULT, isSignedIn, answers: { ...customer, checkPayment: 'never' } },
  {
    name: 'result-error',
    path: RESULT,
    isSignedIn,
    answers: { ...customer, checkPayment: { failsWith: 500 } },
  },
]
