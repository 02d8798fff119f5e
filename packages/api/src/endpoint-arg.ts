import type { Endpoint, EndpointBody, EndpointQuery, ReadQuery } from '@hojreh/contract'
import type { EndpointEntry } from './endpoint-table.ts'

/** `z.coerce` reads anything; its output is what a caller should write. */
type Written<Input, Output> = {
  [Key in keyof Input]: unknown extends Input[Key]
    ? Key extends keyof Output
      ? Output[Key]
      : never
    : Input[Key]
}
/** A call of any table. */
type Call = Pick<Endpoint, 'query' | 'body'>
type QueryOf<C extends Call> = Written<EndpointQuery<C>, ReadQuery<C>>
// `void` and not `undefined`: RTK Query then lets the argument be left out.
type Nothing = ReturnType<() => void>
type IsEmpty<T> = [keyof NonNullable<T>] extends [never]
  ? true
  : string extends keyof NonNullable<T>
    ? true
    : false
type IsOptional<T> = Record<never, never> extends T ? true : false

type QueryArg<C extends Call> = IsOptional<QueryOf<C>> extends true ? QueryOf<C> | Nothing : QueryOf<C>
type BodyArg<C extends Call> = undefined extends EndpointBody<C> ? EndpointBody<C> | Nothing : EndpointBody<C>

/**
 * What a caller of a call passes: the query when it has no body, the body when it has no query,
 * `{ query, body }` when it has both, nothing when it has neither.
 */
export type EndpointArg<C extends Call> =
  IsEmpty<EndpointQuery<C>> extends true
    ? IsEmpty<EndpointBody<C>> extends true
      ? Nothing
      : BodyArg<C>
    : IsEmpty<EndpointBody<C>> extends true
      ? QueryArg<C>
      : { query: QueryOf<C>; body: EndpointBody<C> }

/** Query and body of a call's argument; see {@link EndpointArg}. */
export const partsOf = (
  { hasQuery, hasBody }: Pick<EndpointEntry, 'hasQuery' | 'hasBody'>,
  arg: unknown,
): { query?: object; body?: unknown } => {
  if (hasQuery && hasBody) return arg as { query: object; body: unknown }
  if (hasBody) return { body: arg }
  return hasQuery && arg ? { query: arg as object } : {}
}
