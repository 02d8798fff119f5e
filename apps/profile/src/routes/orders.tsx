export { Orders as Component } from '../features/orders/orders.tsx'
