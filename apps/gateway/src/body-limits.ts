import { type Endpoint, endpoints } from '@hojreh/contract'

/** Of a call that says nothing else; as in the api. */
export const BODY_LIMIT = 64 * 1_024

/** Calls whose body carries a file. */
export const largeBodies = Object.values<Endpoint>(endpoints).flatMap(({ path, maxBodyBytes }) =>
  maxBodyBytes === undefined ? [] : [{ path, maxBodyBytes }],
)
