import type { PaymentGateway } from '../modules/payment/payment-gateway.ts'
import type { Log } from '../plugins/logger.ts'
import type { Dependencies } from '../shared/dependencies.ts'

export interface PaymentDependencies extends Dependencies {
  gateway: PaymentGateway
  log: Log
}
