import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WooTrouble } from '@hojreh/contract/admin'
import { guardedLookup, PrivateAddressError } from '../../../modules/media/public-address.ts'

const WITHIN_MS = 30_000
const MAX_BYTES = 32 * 1024 * 1024
const PER_PAGE = 50

export interface WooKeys {
  key: string
  secret: string
}

/** The other shop could not be read. */
export class WooError extends Error {
  readonly trouble: WooTrouble
  /** Whether trying again may help. */
  readonly isPassing: boolean

  constructor(trouble: WooTrouble, isPassing = false) {
    super(trouble)
    this.name = 'WooError'
    this.trouble = trouble
    this.isPassing = isPassing
  }
}

export interface WooPage {
  items: unknown[]
  pages: number
  total: number
}

interface WooClientOptions {
  origin: string
  keys: WooKeys
  isAllowed: (address: string) => boolean
  /** Allows HTTP, where the keys can be read on the way; for a shop on this machine alone. */
  mayBePlain: boolean
}

const checked = (address: string, { isAllowed, mayBePlain }: WooClientOptions): URL => {
  const url = new URL(address)
  if (url.protocol !== 'https:' && !(mayBePlain && url.protocol === 'http:')) throw new WooError('not_https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Connections to an IP address skip the DNS lookup, which checks other hosts.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new WooError('private_address')
  return url
}

const request = (url: URL, { keys: { key, secret }, isAllowed }: WooClientOptions) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(
      url,
      {
        signal: AbortSignal.timeout(WITHIN_MS),
        headers: {
          accept: 'application/json',
          // In the header alone: an address ends up in the logs of every server on the way.
          authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
          'user-agent': 'HojrehImport/1.0',
        },
        lookup: guardedLookup(isAllowed),
      },
      resolve,
    ).once('error', reject)
  })

const readJson = async (response: IncomingMessage): Promise<unknown> => {
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MAX_BYTES) response.destroy(new WooError('too_large'))
  })
  const body = await text(response).catch((error: unknown) => {
    throw error instanceof WooError ? error : new WooError('unreachable', true)
  })
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    throw new WooError('not_woocommerce')
  }
}

const troubleOfStatus = (status: number): WooError => {
  if (status === 401 || status === 403) return new WooError('unauthorized')
  // A redirect would carry the keys to another server.
  if (status >= 300 && status < 400) return new WooError('moved')
  if (status === 404) return new WooError('not_woocommerce')
  return new WooError('unreachable', true)
}

/** Reads another shop by the REST API of WooCommerce (v3), with keys that may only read. Nothing of it is logged. */
export const makeWooClient = (options: WooClientOptions) => {
  const get = async (path: string, query: Record<string, string>) => {
    const url = checked(`${options.origin}/wp-json/wc/v3/${path}`, options)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await request(url, options).catch((error: unknown) => {
      throw error instanceof PrivateAddressError
        ? new WooError('private_address')
        : new WooError('unreachable', true)
    })
    if (response.statusCode !== 200) {
      response.destroy()
      throw troubleOfStatus(response.statusCode ?? 0)
    }
    return { json: await readJson(response), headers: response.headers }
  }

  const page = async (path: string, number: number, query: Record<string, string> = {}): Promise<WooPage> => {
    const { json, headers } = await get(path, {
      ...{ page: String(number), per_page: String(PER_PAGE), orderby: 'id', order: 'asc' },
      ...query,
    })
    if (!Array.isArray(json)) throw new WooError('not_woocommerce')
    return {
      items: json,
      pages: Number(headers['x-wp-totalpages'] ?? 1),
      total: Number(headers['x-wp-total'] ?? json.length),
    }
  }

  return {
    page,
    all: async (path: string, query: Record<string, string> = {}): Promise<unknown[]> => {
      const items: unknown[] = []
      for (let number = 1; ; number += 1) {
        const { items: some, pages } = await page(path, number, query)
        items.push(...some)
        if (number >= pages) return items
      }
    },
    one: async (path: string): Promise<unknown> => (await get(path, {})).json,
  }
}
export type WooClient = ReturnType<typeof makeWooClient>
