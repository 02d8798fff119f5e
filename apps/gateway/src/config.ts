import { readEnvironment, settings } from '@hojreh/server'
import { z } from 'zod'

/** One address, or those of several processes with commas between them. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().replace(/\/$/, '')))
  .pipe(z.array(z.url()).min(1))
const origin = z.url().transform((url) => new URL(url).origin)

const environment = z.object({
  GATEWAY_HOST: z.string().default('localhost').describe('Address to listen on'),
  GATEWAY_PORT: settings.port(8080),
  API_ORIGIN: origins.describe('Where the api listens; several processes with commas between them'),
  SHOP_APP_ORIGIN: origins.describe('Where the shop app listens; likewise'),
  BLOG_APP_ORIGIN: origins.describe('Where the blog app listens; likewise'),
  PROFILE_APP_ORIGIN: origins.describe('Where the profile app listens; likewise'),
  ADMIN_APP_ORIGIN: origins.optional().describe('Where the admin app listens; likewise'),
  GATEWAY_TRUSTED_PROXIES: z
    .string()
    .optional()
    .describe(
      'Proxies before the gateway whose X-Forwarded-For is believed (comma-separated, CIDR); none by default',
    ),
  PUBLIC_ORIGIN: origin.default('http://localhost:8080').describe('What the shopper sees in the address bar'),
  BLOG_ORIGIN: origin
    .optional()
    .describe('Own host of the blog; without it the blog is a path of PUBLIC_ORIGIN'),
  PROFILE_ORIGIN: origin.optional().describe('Own host of sign-in and profile; likewise'),
  ADMIN_ORIGIN: origin
    .optional()
    .describe('Host of the back office; without it there is none. Of its own, except in a demo'),
  SHOP_TITLE: settings.shopTitle,
  LOG_LEVEL: settings.logLevel,
})

/** Reads the environment; throws one error that names every bad variable. */
export const readConfig = (variables: Record<string, string | undefined>) =>
  readEnvironment('the gateway', environment, variables)

export type GatewayConfig = ReturnType<typeof readConfig>
