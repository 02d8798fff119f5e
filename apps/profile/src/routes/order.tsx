export { Order as Component } from '../features/orders/order.tsx'
