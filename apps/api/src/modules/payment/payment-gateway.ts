/** A gateway's statement about an attempt. */
export type GatewayState = 'paid' | 'verified' | 'in_bank' | 'cancelled' | 'failed' | 'reversed'

export type Verification =
  | { isPaid: true; refId: string; maskedCard: string | null }
  | { isPaid: false; reason: string }

/** A payment gateway. All amounts are rial. Every method may throw {@link GatewayUnavailableError}. */
export interface PaymentGateway {
  readonly name: string
  /** Opens an attempt; returns the gateway's name for it. */
  request: (attempt: {
    amount: number
    callbackUrl: string
    description: string
    orderNumber: string
  }) => Promise<{ authority: string }>
  /** The URL at which the browser pays. */
  redirectUrl: (authority: string) => string
  /** Collects the money of an attempt that was paid; the same response however often it is asked. */
  verify: (attempt: { authority: string; amount: number }) => Promise<Verification>
  /** Reads only; never a substitute for `verify`. */
  inquiry: (authority: string) => Promise<GatewayState>
  /** Whether `unverified` is supported; without it the shop asks again about attempts that it gave up. */
  readonly hasUnverifiedList: boolean
  /** Authorities of attempts that are paid but not verified. */
  unverified: () => Promise<string[]>
}

/** No response, or one that settles nothing: ask again later. */
export class GatewayUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GatewayUnavailableError'
  }
}
