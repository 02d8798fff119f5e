import { type Access, type CallName, calls, noBody, noQuery } from '@hojreh/contract'

/** The part of a call that a browser needs to make it: no schema, which would load the whole validator. */
export interface CallEntry {
  method: 'GET' | 'POST'
  path: string
  access: Access
  hasQuery: boolean
  hasBody: boolean
}

/**
 * Every call of the contract without its schemas. The apps' build puts the finished table in the place of this
 * file (`contractTable` in the app package), so that zod is loaded only with the forms that need it.
 */
export const callTable = Object.fromEntries(
  Object.entries(calls).map(([name, { method, path, access, query, body }]): [string, CallEntry] => [
    name,
    { method, path, access, hasQuery: (query as unknown) !== noQuery, hasBody: (body as unknown) !== noBody },
  ]),
) as Record<CallName, CallEntry>
