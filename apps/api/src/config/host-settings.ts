import { z } from 'zod'
import { readAddresses } from './allowed-addresses.ts'

const origin = z.url().transform((url) => new URL(url).origin)

export const hostSettings = {
  PUBLIC_ORIGIN: origin.default('http://localhost:8080').describe('What the shopper sees in the address bar'),
  BLOG_ORIGIN: origin
    .optional()
    .describe('Own host of the blog; without it the blog is a path of PUBLIC_ORIGIN'),
  PROFILE_ORIGIN: origin.optional().describe('Own host of sign-in and profile; likewise'),
  ADMIN_ORIGIN: origin
    .optional()
    .describe('Own host of the back office; without it only a demo has one, as a path of PUBLIC_ORIGIN'),
  ADMIN_ALLOWED_IPS: z
    .string()
    .optional()
    .transform(readAddresses)
    .describe('Addresses that the back office is there for (comma-separated, CIDR); without it, for all'),
  COOKIE_DOMAIN: z
    .string()
    .regex(
      /^[a-z\d-]+(\.[a-z\d-]+)+$/,
      'is a domain such as shop.example, in small letters, without a dot before',
    )
    .optional()
    .describe('Parent domain for cookies; needed when the apps have hosts of their own'),
}

const settings = z.object(hostSettings)
type HostName = 'PUBLIC_ORIGIN' | 'BLOG_ORIGIN' | 'PROFILE_ORIGIN'

/** Refuses hosts that could not share a session: it travels in cookies of their parent domain. */
export const checkHostSettings = (config: z.infer<typeof settings>, context: z.core.$RefinementCtx): void => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message, input: undefined })
  const { COOKIE_DOMAIN: domain, PUBLIC_ORIGIN } = config
  const names: readonly HostName[] = ['PUBLIC_ORIGIN', 'BLOG_ORIGIN', 'PROFILE_ORIGIN']
  const hosts = names.flatMap((name) => {
    const address = config[name]
    return address === undefined ? [] : [{ name, ...partsOf(address) }]
  })
  const isOneHost = hosts.every(({ host }) => host === hosts[0]?.host)
  if (!domain && !isOneHost)
    refuse('COOKIE_DOMAIN', 'is needed when the apps have hosts of their own: their common parent domain')
  for (const { name, hostname, protocol } of hosts) {
    if (domain && hostname !== domain && !hostname.endsWith(`.${domain}`))
      refuse(name, `${hostname} is not below ${domain}, the COOKIE_DOMAIN`)
    if (protocol !== partsOf(PUBLIC_ORIGIN).protocol)
      refuse(name, `must begin with ${partsOf(PUBLIC_ORIGIN).protocol} like PUBLIC_ORIGIN`)
  }
}

const partsOf = (address: string) => {
  const { host, hostname, protocol } = new URL(address)
  return { host, hostname, protocol }
}
