import { type Endpoint, endpoints } from '@hojreh/contract'
import { type AdminEndpoint, adminEndpoints } from '@hojreh/contract/admin'

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
/** The most that a visitor of the shop may send, and the most that the staff may on their own host. */
export const largestBodies = { shop: largestOf(ofShop), desk: largestOf(ofDesk) }
