import { inboxKey, isLocalOrigin } from '@hojreh/server/local'
import { Problem } from './bootstrap.mjs'

/** The first address of the shop that others than this machine can reach; none in a trial at home. */
const publicAddress = (origin: string): string | undefined =>
  [origin, process.env.BLOG_ORIGIN, process.env.PROFILE_ORIGIN].find((each) => each && !isLocalOrigin(each))

/** `DEMO_MODE` of a shop at an address: on by itself on this machine; under a name for others somebody has to say so. */
export const demoMode = (origin: string): string => {
  const address = publicAddress(origin)
  if (process.env.DEMO_MODE === undefined && address)
    throw new Problem(
      `Others can reach ${address}: say DEMO_MODE=0 for a shop that takes money, or DEMO_MODE=1 for a demo that takes none and says so on every page.`,
    )
  return process.env.DEMO_MODE ?? '1'
}

/** For commands of the operator: they work on a shop that would not start, too. */
export const demoDefault = (origin: string): Record<string, string> =>
  publicAddress(origin) ? {} : { DEMO_MODE: process.env.DEMO_MODE ?? '1' }

/** The URL of one-time codes, for the person who started the shop. */
export const inboxAddress = (origin: string, secret: string): string =>
  `${origin}/api/dev/inbox${publicAddress(origin) ? `?key=${inboxKey(secret)}` : ''}`
