import type { PublicConfig } from '@hojreh/contract'
import type { Config } from '../../config/config.ts'
import { isPublicDemo } from '../../config/is-public-demo.ts'

/** The public part of the configuration, without what the shop's people may have written anew. */
export const publicConfigOf = (
  config: Config,
): Omit<PublicConfig, 'shopTitle' | 'enamad' | 'shopState' | 'hasInstalments' | 'brandColor' | 'logo'> => ({
  authCookieName: config.AUTH_COOKIE_NAME,
  userDataName: config.USER_DATA_NAME,
  cookieDomain: config.COOKIE_DOMAIN ?? null,
  origins: {
    shop: config.PUBLIC_ORIGIN,
    blog: config.BLOG_ORIGIN ?? config.PUBLIC_ORIGIN,
    profile: config.PROFILE_ORIGIN ?? config.PUBLIC_ORIGIN,
  },
  captcha:
    config.CAPTCHA_PROVIDER === 'recaptcha'
      ? {
          provider: 'recaptcha',
          siteKey: config.RECAPTCHA_SITE_KEY ?? null,
          scriptUrl: config.RECAPTCHA_SCRIPT_URL,
        }
      : { provider: 'altcha', siteKey: null, scriptUrl: null },
  currency: 'IRR',
  isPublicDemo: isPublicDemo(config),
  isDemo: config.DEMO_MODE,
})
