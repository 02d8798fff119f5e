import type { Log } from '@hojreh/server'
import type { PaymentGateway } from '../../modules/payment/payment-gateway.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

export interface PaymentDependencies extends Dependencies {
  /** The gateway of new payments. */
  gateway: PaymentGateway
  /** The gateways of earlier ones. */
  otherGateways: readonly PaymentGateway[]
  log: Log
}

type Gateways = Pick<PaymentDependencies, 'gateway' | 'otherGateways'>

export const gatewaysOf = ({ gateway, otherGateways }: Gateways): PaymentGateway[] => [
  gateway,
  ...otherGateways,
]

/** The gateway that an attempt was made at: no other one can say a word about it. Null when it is not set up. */
export const gatewayOf = (dependencies: Gateways, name: string): PaymentGateway | null =>
  gatewaysOf(dependencies).find((gateway) => gateway.name === name) ?? null
