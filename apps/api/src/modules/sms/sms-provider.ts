import type { SmsValues } from '@hojreh/contract/admin'

export interface OutgoingSms {
  /** National form, `09…`. */
  phone: string
  text: string
  /** The one-time code that the text is about; providers send those by a template of their own. */
  code: string | null
  /** The provider's approved pattern for it and the pattern's values, in the place of the text. */
  pattern?: { name: string; values: SmsValues }
}

/** A service that delivers SMS. Throws {@link SmsError} and nothing else. */
export interface SmsProvider {
  readonly name: string
  /** Returns the provider's id of the message, if it names one. */
  send: (sms: OutgoingSms) => Promise<{ messageId: string | null }>
}

/**
 * Why an SMS was not taken. `temporary`: the same again may work. `account`: nothing works before the operator
 * mends something (credit, key, template). `message`: this one never works, anything else does.
 */
export type SmsTrouble = 'temporary' | 'account' | 'message'

/**
 * An error without a `cause`: the underlying error may carry the address of the call, and with it the provider's key.
 */
export class SmsError extends Error {
  readonly trouble: SmsTrouble
  constructor(trouble: SmsTrouble, message: string) {
    // Some providers repeat the number in their response, and logs must not hold any.
    super(message.replace(/\d{9,}/g, '…'))
    this.name = 'SmsError'
    this.trouble = trouble
  }
}
