import type { ErrorCode } from './errors/error-catalogue.ts'
import { strict } from './strict.ts'
import type { z } from './z.ts'

export type Access = 'public' | 'customer'

/** One call of the api. Its schemas are strict: unknown fields are refused, not ignored. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST'
  readonly path: `/api/${string}`
  readonly access: Who
  /** Groups calls in the OpenAPI document. */
  readonly tag: string
  readonly summary: string
  readonly query: Query
  readonly body: Body
  readonly response: Result
  /** Expected errors beyond `validation_failed`, `unauthenticated` (access `customer`) and `internal_error`. */
  readonly errors: readonly ErrorCode[]
  /** For a body that carries a file; all others are small. */
  readonly maxBodyBytes?: number
  /** Returns a page for people instead of JSON; `answer` is its markup then. */
  readonly isPage?: boolean
}

/** For a call that takes no query. */
export const noQuery = strict({})
/** For a call that takes no body. */
export const noBody = strict({}).nullish()

/** Keeps the schemas' own types; see {@link Endpoint}. */
export const defineEndpoint = <
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  const Who extends Access,
>(
  endpoint: Endpoint<Q, B, A, Who>,
): Endpoint<Q, B, A, Who> => endpoint

export type EndpointQuery<C extends Pick<Endpoint, 'query'>> = z.input<C['query']>
/** A query as it is read: with what its schema fills in and converts. */
export type ReadQuery<C extends Pick<Endpoint, 'query'>> = z.output<C['query']>
export type EndpointBody<C extends Pick<Endpoint, 'body'>> = z.input<C['body']>
export type EndpointResponse<C extends Endpoint> = z.output<C['response']>
