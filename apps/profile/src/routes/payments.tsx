export { UserPayments as Component } from '../features/payments/user-payments.tsx'
