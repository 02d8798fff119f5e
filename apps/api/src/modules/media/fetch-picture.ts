import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { guardedLookup, PrivateAddressError } from './public-address.ts'

const MAX_REDIRECTS = 3
const MAX_BYTES = 15 * 1024 * 1024
/** Shorter than a process takes to close. */
const WITHIN_MS = 9_000

/** A picture cannot be had. What else fails is no fault of the picture. */
export class PictureError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PictureError'
  }
}

/** Trying again will not help. */
export class HopelessPictureError extends PictureError {
  constructor(reason: string) {
    super(reason)
    this.name = 'HopelessPictureError'
  }
}

/** Which IP addresses may be connected to. */
type IsAllowed = (address: string) => boolean

const checkAddress = (url: URL, isAllowed: IsAllowed) => {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new HopelessPictureError('not http or https')
  if (url.username !== '' || url.password !== '') throw new HopelessPictureError('an address with a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Connections to an IP address skip the DNS lookup, which checks other hosts.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PrivateAddressError(host)
}

const request = (url: URL, isAllowed: IsAllowed, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(
      url,
      {
        signal,
        headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'HojrehPictures/1.0' },
        lookup: guardedLookup(isAllowed),
      },
      resolve,
    ).once('error', reject)
  })

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) {
      response.destroy()
      throw new HopelessPictureError('larger than 15 MB')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const responseOf = async (response: IncomingMessage): Promise<Buffer> => {
  const { statusCode = 0, headers } = response
  if (statusCode === 404 || statusCode === 410) throw new HopelessPictureError(`status ${statusCode}`)
  if (statusCode !== 200) throw new Error(`status ${statusCode}`)
  if (!/^image\/|^application\/octet-stream\b/i.test(headers['content-type'] ?? ''))
    throw new HopelessPictureError(`not a picture: ${headers['content-type'] ?? 'no type'}`)
  if (Number(headers['content-length']) > MAX_BYTES) throw new HopelessPictureError('larger than 15 MB')
  return readBody(response)
}

const followRedirects = async (address: string, isAllowed: IsAllowed): Promise<Buffer> => {
  const signal = AbortSignal.timeout(WITHIN_MS)
  let url = new URL(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    checkAddress(url, isAllowed)
    const response = await request(url, isAllowed, signal)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode >= 400 || !headers.location) {
      try {
        return await responseOf(response)
      } finally {
        response.destroy()
      }
    }
    response.destroy()
    url = new URL(headers.location, url)
  }
  throw new HopelessPictureError('too many redirects')
}

const toPictureError = (error: unknown): PictureError => {
  if (error instanceof HopelessPictureError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return error instanceof PrivateAddressError ? new HopelessPictureError(reason) : new PictureError(reason)
}

/**
 * Downloads a picture of another host. Every hop of a redirect is checked like the first address. Throws
 * {@link PictureError} alone.
 */
export const fetchPicture = (address: string, isAllowed: IsAllowed): Promise<Buffer> =>
  followRedirects(address, isAllowed).catch((error: unknown) => {
    throw toPictureError(error)
  })
