export { readyCart, troubledCart } from './cart.ts'
export { customer, newcomer } from './customer.ts'
export { orderOf } from './orders.ts'
export { cardTransfer, outcomeOf } from './payments.ts'
