import { endpoints, type PublicConfig, publicConfig, type RouteRule } from '@hojreh/contract'
import { makeSingleFlight } from '@hojreh/server'

const CALL_TIMEOUT_MS = 2_000
const CONFIG_LIFE_MS = 30_000
/** How long a revision counts as current; with the api's own delay a page is never a second old. */
const REVISION_LIFE_MS = 400
const RULES_LIFE_MS = 5_000

/** What the server of an app knows of the api: public configuration and content revision. */
export interface ApiWatch {
  /** The public configuration, as new as the revision is; undefined as long as the api was never reached. */
  config: () => Promise<PublicConfig | undefined>
  /** The content revision, at most 400 ms old; null when the api names none. Keeps the last one while it is down. */
  revision: () => Promise<string | null>
  /** The shop's redirects, at most 5 s old; none as long as the api was never reached. */
  routeRules: () => Promise<readonly RouteRule[]>
}

/**
 * Returns the last value for a while, as long as its version stays, then asks for a new one; without a response the last
 * one stays.
 */
const polled = <Value>(
  ask: (version: string | null) => Promise<Value>,
  lifeMs: number,
  first: Value,
  versionOf: () => Promise<string | null> = async () => null,
) => {
  const share = makeSingleFlight<void>()
  let value = first
  let askedAt = Number.NEGATIVE_INFINITY
  let askedFor: string | null = null
  return async (): Promise<Value> => {
    const version = await versionOf()
    const refresh = async () => {
      value = await ask(version)
      askedAt = performance.now()
      askedFor = version
    }
    if (performance.now() - askedAt >= lifeMs || askedFor !== version)
      await share(version ?? '', refresh).catch(() => undefined)
    return value
  }
}

/** Watches the api at `apiOrigin` on demand; nothing runs while no value is read. */
export const watchApi = (apiOrigin: string): ApiWatch => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(apiOrigin + path, { headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  const revision = polled<string | null>(
    async () => {
      const response = await get('/livez')
      await response.body?.cancel()
      return response.headers.get('x-content-revision')
    },
    REVISION_LIFE_MS,
    null,
  )
  return {
    revision,
    config: polled<PublicConfig | undefined>(
      async (seen) => {
        const response = await get('/api/config', seen === null ? {} : { 'x-content-revision': seen })
        return publicConfig.parse(await response.json())
      },
      CONFIG_LIFE_MS,
      undefined,
      revision,
    ),
    routeRules: polled<readonly RouteRule[]>(
      async () => {
        const { path, response } = endpoints.getRouteRules
        return response.parse(await (await get(path)).json())
      },
      RULES_LIFE_MS,
      [],
    ),
  }
}
