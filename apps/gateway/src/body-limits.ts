import { type Endpoint, endpoints, PICTURE_MS, PICTURES_PATH } from '@hojreh/contract'
import { type AdminEndpoint, adminEndpoints, SLOW_CALL_MS } from '@hojreh/contract/admin'

/** Of a call that says nothing else; as in the api. */
export const BODY_LIMIT = 64 * 1_024

type Call = Pick<Endpoint | AdminEndpoint, 'path' | 'maxBodyBytes'>

const largeOf = (calls: readonly Call[]) =>
  calls.flatMap(({ path, maxBodyBytes }) => (maxBodyBytes === undefined ? [] : [{ path, maxBodyBytes }]))
const largestOf = (calls: readonly Call[]) =>
  Math.max(BODY_LIMIT, ...largeOf(calls).map(({ maxBodyBytes }) => maxBodyBytes))

const ofShop = Object.values<Endpoint>(endpoints)
const ofDesk = Object.values<AdminEndpoint>(adminEndpoints)

/** Calls whose body carries a file or a long text. */
export const largeBodies = largeOf([...ofShop, ...ofDesk])
/** Calls whose response takes minutes. */
export const slowPaths: ReadonlySet<string> = new Set(
  ofDesk.flatMap(({ path, isSlow }) => (isSlow ? [path] : [])),
)
/** How long the response to a path may take, ms, when it may take longer than a page. */
export const timeLimitOf = (path: string): number | undefined => {
  if (slowPaths.has(path)) return SLOW_CALL_MS
  return path.startsWith(PICTURES_PATH) ? PICTURE_MS : undefined
}
/** The most that a visitor of the shop may send, and the most that the staff may on their own host. */
export const largestBodies = { shop: largestOf(ofShop), desk: largestOf(ofDesk) }
