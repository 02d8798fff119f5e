import type { EndpointName } from '@hojreh/contract'

/** The thunk's extra argument; made once per store, never a module. */
export interface ApiExtra {
  /** `''` in the browser (same origin), an absolute origin such as `http://127.0.0.1:8081` on a server. */
  apiOrigin: string
  /** The session token for `Authorization: Bearer`; `undefined` for a visitor, and always on a server. */
  getToken: () => string | undefined
  /** Headers for every call of this store, such as the request id of the page that is rendered. */
  headers?: Record<string, string>
  /** Sees every response; the server renderer reads the content revision from its headers. */
  onResponse?: (response: Response) => void
  /** Checks a response against the contract, and throws; costs time, so only for tests. */
  checkResponse?: (name: EndpointName, answer: unknown) => unknown
  /** Milliseconds after which a call counts as not answered. */
  timeoutMs?: number
}
