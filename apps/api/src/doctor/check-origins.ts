import { connect } from 'node:tls'
import { publicConfig } from '@hojreh/contract'
import type { Config } from '../config/config.ts'
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts'

const TIMEOUT_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1_000
const LEAST_DAYS = 14

const checkResponse = async (origin: string): Promise<Finding> => {
  try {
    const response = await fetch(`${origin}/api/config`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const config = publicConfig.safeParse(await response.json())
    if (!config.success)
      return bad(origin, 'answers with something that is not this shop: check the proxy and DNS.')
    const isKnown = Object.values(config.data.origins).includes(origin)
    return isKnown
      ? good(origin, 'answers as this shop')
      : bad(origin, `answers as the shop ${config.data.origins.shop}: set PUBLIC_ORIGIN the same everywhere.`)
  } catch (error) {
    return doubtful(
      origin,
      `does not answer from here (${reasonOf(error)}): start the shop, or check DNS, firewall and proxy.`,
    )
  }
}

const daysOfCertificate = (hostname: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, servername: hostname, timeout: TIMEOUT_MS }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      socket.destroy()
      resolve((until - Date.now()) / DAY_MS)
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })

const checkTls = async (origin: string): Promise<Finding> => {
  const about = `TLS of ${origin}`
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') {
    return hostname === 'localhost' || hostname.endsWith('.localhost')
      ? good(about, 'is not needed on this machine')
      : bad(
          about,
          'is missing: sessions would travel openly. Get a certificate and set the origin to https://…',
        )
  }
  try {
    const days = await daysOfCertificate(hostname, Number(port || 443))
    return days > LEAST_DAYS
      ? good(about, `holds for ${Math.floor(days)} days`)
      : bad(about, `ends in ${Math.floor(days)} days: renew the certificate.`)
  } catch (error) {
    return bad(about, `is refused (${reasonOf(error)}): install the whole chain for this name.`)
  }
}

/** Every host that shoppers use: does this shop answer there, over TLS that browsers take? */
export const checkOrigins = async ({
  PUBLIC_ORIGIN,
  BLOG_ORIGIN,
  PROFILE_ORIGIN,
}: Pick<Config, 'PUBLIC_ORIGIN' | 'BLOG_ORIGIN' | 'PROFILE_ORIGIN'>): Promise<Finding[]> => {
  const origins = [
    ...new Set([PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN].filter((origin) => origin !== undefined)),
  ]
  return (
    await Promise.all(origins.map(async (origin) => [await checkResponse(origin), await checkTls(origin)]))
  ).flat()
}
