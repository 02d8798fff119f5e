import type { EndpointName, EndpointResponse, endpoints } from '@hojreh/contract'
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { Tag } from './base-api.ts'
import type { BaseQuery } from './base-query.ts'
import type { EndpointArg } from './endpoint-arg.ts'

type Builder = EndpointBuilder<BaseQuery, Tag, 'api'>
export type ResponseOf<Name extends EndpointName> = EndpointResponse<(typeof endpoints)[Name]>
export type ArgOf<Name extends EndpointName> = EndpointArg<(typeof endpoints)[Name]>

type Query<Name extends EndpointName> = QueryDefinition<ArgOf<Name>, BaseQuery, Tag, ResponseOf<Name>, 'api'>
type Mutation<Name extends EndpointName> = MutationDefinition<
  ArgOf<Name>,
  BaseQuery,
  Tag,
  ResponseOf<Name>,
  'api'
>
type OptionsOf<Definition> = Pick<
  Definition,
  keyof Definition & ('providesTags' | 'invalidatesTags' | 'keepUnusedDataFor' | 'onQueryStarted')
>

/** A query endpoint made from the contract's call: its path, method and types are written there and only there. */
export const queryOf = <Name extends EndpointName>(
  build: Builder,
  name: Name,
  options: OptionsOf<Query<Name>> = {},
): Query<Name> => build.query<ResponseOf<Name>, ArgOf<Name>>({ query: (arg) => ({ name, arg }), ...options })

/** A mutation endpoint made from the contract's call. A GET that changes something is a mutation too. */
export const mutationOf = <Name extends EndpointName>(
  build: Builder,
  name: Name,
  options: OptionsOf<Mutation<Name>> = {},
): Mutation<Name> =>
  build.mutation<ResponseOf<Name>, ArgOf<Name>>({ query: (arg) => ({ name, arg }), ...options })
