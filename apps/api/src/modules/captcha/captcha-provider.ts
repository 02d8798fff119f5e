import type { CaptchaChallenge } from '@hojreh/contract'

/** A service that tells people from programs. */
export interface CaptchaProvider {
  /** Makes a challenge of our own; absent where the widget asks its provider. */
  challenge?: () => Promise<CaptchaChallenge>
  /**
   * Whether the widget's token is valid and used for the first time; throws `unavailable` when this cannot be checked.
   */
  verify: (token: string) => Promise<boolean>
}
