import { isLocalOrigin } from '@hojreh/server'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'DEMO_MODE' | 'PUBLIC_ORIGIN' | 'BLOG_ORIGIN' | 'PROFILE_ORIGIN'>

/** Whether the shop is for trying out, and others than this machine can reach it. */
export const isPublicDemo = ({ DEMO_MODE, PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN }: Settings): boolean =>
  DEMO_MODE &&
  [PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN].some(
    (origin) => origin !== undefined && !isLocalOrigin(origin),
  )
