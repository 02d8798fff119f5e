/**
 * A gateway's statement about an attempt. `unknown`: it does not tell whether the shopper has paid; only `verify` finds
 * that out.
 */
export type GatewayState = 'paid' | 'verified' | 'in_bank' | 'cancelled' | 'failed' | 'reversed' | 'unknown'

export type Verification =
  | {
      isPaid: true
      refId: string
      maskedCard: string | null
      /** Of a gateway with a `settlement`: that was done before. */
      isTaken?: boolean
    }
  | { isPaid: false; reason: string }

/** What a gateway wants to hear again with each question about an attempt: its own token, the address of its page. */
export type GatewayMemo = Readonly<Record<string, string>>

/** What is bought. What it is more than the sum that is paid was taken off. Rial. */
export interface Basket {
  lines: readonly { productId: string; title: string; unitPrice: number; count: number }[]
  shippingFee: number
}

export interface NewAttempt {
  paymentId: string
  amount: number
  /** Where the browser comes back to by a link. */
  callbackUrl: string
  /** Where it comes back to by a form, see `readReturn`. */
  formReturnUrl: string
  description: string
  orderNumber: string
  /** The customer's, which instalments are booked on: 09…. */
  phone: string
  basket: Basket
}

export interface AskedAttempt {
  authority: string
  amount: number
  memo?: GatewayMemo | null
}

/** Of a gateway whose `verify` sets money aside: it is taken, or let go. */
export interface Settlement {
  /** Takes what was set aside, once; the same response however often it is asked. */
  take: (attempt: AskedAttempt) => Promise<Verification>
  /** Lets it go. False when it had been taken before. */
  letGo: (attempt: AskedAttempt) => Promise<boolean>
}

/** The words of a gateway for a sum that it takes in instalments. */
export interface InstalmentOffer {
  title: string
  text: string
}

/** Money that a gateway sends back itself. */
export interface GivingBack {
  amount: number
  /** Chosen once for each refund: asked again it is the same refund. */
  refundId: string
  /** What stays of the payment after it, and for what. */
  kept: number
  keptBasket: Basket
}

/** A payment gateway. All amounts are rial. Every method may throw {@link GatewayUnavailableError}. */
export interface PaymentGateway {
  readonly name: string
  /** Opens an attempt; returns the gateway's name for it. */
  request: (attempt: NewAttempt) => Promise<{ authority: string; memo?: GatewayMemo }>
  /** The URL at which the browser pays. */
  redirectUrl: (authority: string, memo?: GatewayMemo | null) => string
  /** Collects the money of an attempt that was paid; the same response however often it is asked. */
  verify: (attempt: AskedAttempt) => Promise<Verification>
  /** Reads only; never a substitute for `verify`. */
  inquiry: (authority: string, memo?: GatewayMemo | null) => Promise<GatewayState>
  /** Whether `unverified` is supported; without it the shop asks again about attempts that it gave up. */
  readonly hasUnverifiedList: boolean
  /** Authorities of attempts that are paid but not verified. */
  unverified: () => Promise<string[]>
  /** Only of a gateway whose `verify` takes no money yet. */
  readonly settlement?: Settlement
  /** Only of a gateway that sends money back when it is told to: the reference of that, however often it is told. */
  readonly giveBack?: (attempt: AskedAttempt, refund: GivingBack) => Promise<{ reference: string }>
  /** Only of a gateway from which browsers come back by a form. Null when the form is none of its. Anyone can write it. */
  readonly readReturn?: (form: Readonly<Record<string, string>>) => BrowserReturn | null
}

export interface BrowserReturn {
  authority: string
  isSaidToBePaid: boolean
  /** What of it is to be remembered. */
  memo?: GatewayMemo
}

/** A gateway at which a sum is paid in instalments. */
export interface InstalmentsGateway extends PaymentGateway {
  /** Its words for a sum that it takes; null for one that it does not take. */
  offer: (amount: number) => Promise<InstalmentOffer | null>
}

/** No response, or one that settles nothing: ask again later. */
export class GatewayUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GatewayUnavailableError'
  }
}
