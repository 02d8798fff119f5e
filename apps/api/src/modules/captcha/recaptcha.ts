import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { CaptchaProvider } from './captcha-provider.ts'

const TIMEOUT_MS = 7_000

/** Google's response: https://developers.google.com/recaptcha/docs/verify. It refuses a token that it has seen. */
const answer = z.object({ success: z.boolean(), hostname: z.string().optional() })

/** reCAPTCHA v2. Both hosts are configurable: www.google.com cannot be reached from everywhere. */
export const makeRecaptcha = (config: Config): CaptchaProvider => {
  const origins = [config.PUBLIC_ORIGIN, config.BLOG_ORIGIN, config.PROFILE_ORIGIN]
  const hostnames = new Set(origins.flatMap((origin) => (origin ? [new URL(origin).hostname] : [])))
  return {
    verify: async (token) => {
      try {
        const response = await fetch(config.RECAPTCHA_VERIFY_URL, {
          method: 'POST',
          body: new URLSearchParams({ secret: config.RECAPTCHA_SECRET ?? '', response: token }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (!response.ok) throw new DomainError('unavailable')
        const { success, hostname } = answer.parse(await response.json())
        // A token that was solved on another site, with the same site key, is refused.
        return success && hostnames.has(hostname ?? '')
      } catch (error) {
        if (error instanceof DomainError) throw error
        throw new DomainError('unavailable')
      }
    },
  }
}
