import type { CaptchaChallenge } from '@hojreh/contract'

/** A way to tell people from programs. */
export interface CaptchaProvider {
  /** A challenge of our own; absent where the widget asks its maker. */
  challenge?: () => Promise<CaptchaChallenge>
  /** Whether the widget's token is right and comes for the first time; throws `unavailable` when nobody can say. */
  verify: (token: string) => Promise<boolean>
}
