export { PaymentResultPage as Component } from '../features/payment-result/payment-result-page.tsx'
