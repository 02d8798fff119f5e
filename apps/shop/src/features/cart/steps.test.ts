import type { Cart, CartProblem } from '@hojreh/contract'
import { samples } from '@hojreh/testing'
import { describe, expect, it } from 'vitest'
import { hasBlockingProblem, stepOf, stepOfError, wantedStep } from './steps.ts'

const address: Cart['address'] = {
  id: 'address-1',
  title: '',
  receiverName: 'سارا',
  receiverPhone: '09120000000',
  province: 'تهران',
  city: 'تهران',
  street: 'ولیعصر',
  plaque: '1',
  unit: '',
  postalCode: '1234567890',
  location: null,
  isDefault: true,
}
const cart = samples.emptyCart
const delivered: Cart = { ...cart, address, shippingMethodId: 'post' }
const withProblem = (problem: CartProblem): Cart => ({
  ...delivered,
  problems: [{ productId: 'product-0001', problem, title: 'x' }],
})

describe('the step of the purchase', () => {
  it.each([
    ['cart', delivered, 'cart'],
    ['delivery', cart, 'delivery'],
    ['payment', cart, 'delivery'],
    ['payment', { ...cart, address }, 'delivery'],
    ['payment', delivered, 'payment'],
    ['payment', withProblem('gone'), 'cart'],
    ['delivery', withProblem('insufficient_stock'), 'cart'],
    ['payment', withProblem('price_changed'), 'payment'],
  ] as const)('%s', (wanted, state, step) => {
    expect(stepOf(wanted, state)).toBe(step)
  })

  it('is the first one when the address names none', () => {
    expect(wantedStep(null)).toBe('cart')
    expect(wantedStep('nonsense')).toBe('cart')
  })

  it('is held up by what cannot be bought, not by a new price', () => {
    expect(hasBlockingProblem(withProblem('gone'))).toBe(true)
    expect(hasBlockingProblem(withProblem('price_changed'))).toBe(false)
  })

  it('after a refused payment is where the shopper can put it right', () => {
    expect(stepOfError('insufficient_stock')).toBe('cart')
    expect(stepOfError('shipping_unavailable')).toBe('delivery')
    expect(stepOfError('gateway_unavailable')).toBeUndefined()
  })
})
