import { type Endpoint, type EndpointName, type EndpointResponse, endpoints } from '@hojreh/contract'
import { errorOf, type Refusal, statusOf } from '../responses.ts'
import { demoResponses } from './demo-responses.ts'
import { withDrawnPictures } from './drawn-pictures.ts'

export type Fixed<Result> =
  | Result
  | Refusal
  | { first: Refusal | Result; afterwards: Result }
  | 'never'
  | 'lost'

/** The fixed answers of calls: the answer itself, an error, one after another, none at all, or a lost connection. */
export type FixedResponses = { [Name in EndpointName]?: Fixed<EndpointResponse<(typeof endpoints)[Name]>> }

const isRefusal = (response: unknown): response is Refusal =>
  typeof response === 'object' && response !== null && 'refused' in response

const areTwo = (response: unknown): response is { first: unknown; afterwards: unknown } =>
  typeof response === 'object' && response !== null && 'first' in response

const reply = (response: unknown): Response => {
  if (response !== undefined && !isRefusal(response)) return Response.json(withDrawnPictures(response))
  const refusal = response ?? { refused: 'internal_error' as const }
  return Response.json(errorOf(refusal), { status: statusOf(refusal) })
}

const never = () => new Promise<never>(() => undefined)

/** How a call without a fixed response is answered. */
type Otherwise = (name: string, query: URLSearchParams) => unknown

/** Returns a `fetch` that answers these calls: from `responses`, and all others by `otherwise`. */
export const fetchOfCalls = (
  calls: Readonly<Record<string, Pick<Endpoint, 'method'> & { path: string }>>,
  responses: Readonly<Record<string, unknown>>,
  otherwise: Otherwise,
): typeof fetch => {
  const refused = new Set<string>()
  return async (input, init) => {
    const url = new URL(String(input), globalThis.location.origin)
    const method = init?.method ?? 'GET'
    const [name] =
      Object.entries(calls).find(([, call]) => call.path === url.pathname && call.method === method) ?? []
    const fixed = name && responses[name]
    if (fixed === 'never') return never()
    if (fixed === 'lost') throw new TypeError('Failed to fetch')
    if (name && areTwo(fixed)) {
      const response = refused.has(name) ? fixed.afterwards : fixed.first
      refused.add(name)
      return reply(response)
    }
    return reply(fixed ?? (name && (await otherwise(name, url.searchParams))))
  }
}

/** Returns a `fetch` that answers the contract's calls: from `responses`, and all others from the demo shop. */
export const fetchOf = (responses: FixedResponses): typeof fetch => {
  const others = demoResponses(globalThis.location.origin)
  return fetchOfCalls(endpoints, responses, (name, query) =>
    others[name as EndpointName]?.({ query, body: undefined }),
  )
}
