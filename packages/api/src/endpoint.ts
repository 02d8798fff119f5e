import type { CallAnswer, CallName, calls } from '@hojreh/contract'
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { Tag } from './base-api.ts'
import type { BaseQuery } from './base-query.ts'
import type { CallArg } from './call-arg.ts'

type Builder = EndpointBuilder<BaseQuery, Tag, 'api'>
export type AnswerOf<Name extends CallName> = CallAnswer<(typeof calls)[Name]>
export type ArgOf<Name extends CallName> = CallArg<(typeof calls)[Name]>

type Query<Name extends CallName> = QueryDefinition<ArgOf<Name>, BaseQuery, Tag, AnswerOf<Name>, 'api'>
type Mutation<Name extends CallName> = MutationDefinition<ArgOf<Name>, BaseQuery, Tag, AnswerOf<Name>, 'api'>
type OptionsOf<Definition> = Pick<
  Definition,
  keyof Definition & ('providesTags' | 'invalidatesTags' | 'keepUnusedDataFor' | 'onQueryStarted')
>

/** A query endpoint made from the contract's call: its path, method and types are written there and only there. */
export const queryOf = <Name extends CallName>(
  build: Builder,
  name: Name,
  options: OptionsOf<Query<Name>> = {},
): Query<Name> => build.query<AnswerOf<Name>, ArgOf<Name>>({ query: (arg) => ({ name, arg }), ...options })

/** A mutation endpoint made from the contract's call. A GET that changes something is a mutation too. */
export const mutationOf = <Name extends CallName>(
  build: Builder,
  name: Name,
  options: OptionsOf<Mutation<Name>> = {},
): Mutation<Name> =>
  build.mutation<AnswerOf<Name>, ArgOf<Name>>({ query: (arg) => ({ name, arg }), ...options })
