import type { PublicConfig } from '@hojreh/contract'
import { styleHash } from '@hojreh/server'

/** Emotion makes empty style elements and fills them by CSSOM, which a policy allows; being empty needs a hash. */
const EMPTY_STYLE = styleHash('')

/**
 * Origins that the configured captcha needs; none with the default, which is our own. reCAPTCHA's small script
 * fetches the large one from gstatic (the `.cn` host when asked through www.recaptcha.net) and shows frames of its own.
 */
const captchaOrigins = ({ captcha: { scriptUrl } }: PublicConfig) => {
  if (!scriptUrl) return { scripts: [], frames: [] }
  const { origin } = new URL(scriptUrl)
  return {
    scripts: [origin, 'https://www.gstatic.com', 'https://www.gstatic.cn'],
    frames: [origin, 'https://recaptcha.google.com'],
  }
}

/** Returns the origin of the trust seal's picture, for a shop that has one; otherwise no page asks another host. */
const sealOrigins = ({ enamad }: PublicConfig) => (enamad ? ['https://trustseal.enamad.ir'] : [])

/** Markup and scripts pass browser/trusted-types.ts. Not with reCAPTCHA, whose scripts do not know Trusted Types. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types hojreh-inert default']

/**
 * The policy of a page. No inline script at all: state is inert JSON and scripts are files, so the same policy
 * can be cached with the page. Style blocks by hash. No style attributes, which cannot be hashed in a way that all
 * browsers know; reCAPTCHA's script writes some.
 */
export const contentSecurityPolicy = (styles: readonly string[], config: PublicConfig): string => {
  const captcha = captchaOrigins(config)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...captcha.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...styles.map(styleHash)].join(' '),
    ...(captcha.scripts.length > 0 ? ["style-src-attr 'unsafe-inline'"] : []),
    ["img-src 'self' data:", ...sealOrigins(config)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    captcha.frames.length > 0 ? ['frame-src', ...captcha.frames].join(' ') : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(captcha.scripts.length > 0 ? [] : TRUSTED_TYPES),
  ].join('; ')
}
