import type { Dependencies } from '../app.ts'
import type { PaymentGateway } from '../modules/payment/payment-gateway.ts'
import type { Log } from '../plugins/logger.ts'

export interface PaymentDependencies extends Dependencies {
  gateway: PaymentGateway
  log: Log
}
