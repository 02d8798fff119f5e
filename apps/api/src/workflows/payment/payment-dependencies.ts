import type { Log } from '@hojreh/server'
import type { Gateways } from '../../modules/payment/choose-gateway.ts'
import type { PaymentGateway } from '../../modules/payment/payment-gateway.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

export interface PaymentDependencies extends Dependencies, Gateways {
  log: Log
}

export const gatewaysOf = ({ gateway, instalments, otherGateways }: Gateways): PaymentGateway[] => [
  gateway,
  ...(instalments ? [instalments] : []),
  ...otherGateways,
]

/** The gateway that an attempt was made at: no other one can say a word about it. Null when it is not set up. */
export const gatewayOf = (dependencies: Gateways, name: string): PaymentGateway | null =>
  gatewaysOf(dependencies).find((gateway) => gateway.name === name) ?? null
