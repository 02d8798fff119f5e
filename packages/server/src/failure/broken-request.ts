import type { Socket } from 'node:net'
import { type ErrorCode, errorCatalogue } from '@hojreh/contract'
import { securityHeaders } from '../http/security-headers.ts'
import { failureBody } from './failure.ts'

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** After this time the connection is destroyed if the client has not closed it. */
const REST_MS = 2_000

/** Responds to what is not HTTP, or too slow, and closes the connection: where its next request begins is unknown. */
export const refuseBrokenRequest = (error: { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = codes[error.code ?? ''] ?? 'malformed_request'
  const body = JSON.stringify(failureBody(code, crypto.randomUUID()))
  socket.end(
    [
      `HTTP/1.1 ${errorCatalogue[code].status} ${code}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  // Not at once: data that is still on its way would reset the connection before the response is read.
  setTimeout(() => socket.destroy(), REST_MS).unref()
}
