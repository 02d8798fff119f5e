import { inboxKey, isLocalOrigin } from '@hojreh/server/local'
import { Problem } from './bootstrap.mjs'

/** Returns the first address of the shop that other machines can reach; undefined in a trial at home. */
const publicAddress = (origin: string): string | undefined =>
  [origin, process.env.BLOG_ORIGIN, process.env.PROFILE_ORIGIN].find((each) => each && !isLocalOrigin(each))

/** Returns a shop's `DEMO_MODE`: on by default on this machine; for a public address the operator has to set it. */
export const demoMode = (origin: string): string => {
  const address = publicAddress(origin)
  if (process.env.DEMO_MODE === undefined && address)
    throw new Problem(
      `Others can reach ${address}: say DEMO_MODE=0 for a shop that takes money, or DEMO_MODE=1 for a demo that takes none and says so on every page.`,
    )
  return process.env.DEMO_MODE ?? '1'
}

/** Returns `DEMO_MODE` for the operator's commands: they work on a shop that would not start, too. */
export const demoDefault = (origin: string): Record<string, string> =>
  publicAddress(origin) ? {} : { DEMO_MODE: process.env.DEMO_MODE ?? '1' }

/** The URL of one-time codes, for the person who started the shop. */
export const inboxAddress = (origin: string, secret: string): string =>
  `${origin}/api/dev/inbox${publicAddress(origin) ? `?key=${inboxKey(secret)}` : ''}`
