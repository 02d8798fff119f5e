import type { AdminResponse, adminEndpoints } from '@hojreh/contract/admin'
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { EndpointArg } from '../endpoint-arg.ts'
import type { AdminBaseQuery } from './admin-base-query.ts'
import type { JsonCallName } from './admin-endpoint-table.ts'

/** Singular entities; a response that shows one provides its tag. */
export const adminTagTypes = [
  'Action',
  'Approval',
  'Article',
  'Author',
  'CardReport',
  'Category',
  'Comment',
  'ContactMessage',
  'Coupon',
  'Customer',
  'CustomerGroup',
  'DeliveryTerms',
  'Faq',
  'Home',
  'ImportRun',
  'Maker',
  'Me',
  'Media',
  'Menus',
  'Order',
  'OrderView',
  'Passkey',
  'PastOrder',
  'PaymentWays',
  'PriceJob',
  'Product',
  'ProductChoices',
  'Pulse',
  'Question',
  'Redirect',
  'Refund',
  'Return',
  'Role',
  'Session',
  'ShippingRule',
  'Brand',
  'ShopOpening',
  'Samples',
  'ShopSettings',
  'Sms',
  'SmsCredit',
  'SmsText',
  'Staff',
  'StaticPage',
  'Synonyms',
] as const
export type AdminTag = (typeof adminTagTypes)[number]

export type AdminArgOf<Name extends JsonCallName> = EndpointArg<(typeof adminEndpoints)[Name]>
export type AdminResponseOf<Name extends JsonCallName> = AdminResponse<(typeof adminEndpoints)[Name]>

type Builder = EndpointBuilder<AdminBaseQuery, AdminTag, 'admin'>
type Query<Name extends JsonCallName> = QueryDefinition<
  AdminArgOf<Name>,
  AdminBaseQuery,
  AdminTag,
  AdminResponseOf<Name>,
  'admin'
>
type Mutation<Name extends JsonCallName> = MutationDefinition<
  AdminArgOf<Name>,
  AdminBaseQuery,
  AdminTag,
  AdminResponseOf<Name>,
  'admin'
>

/** A query endpoint made from the contract's call. */
export const adminQueryOf = <Name extends JsonCallName>(
  build: Builder,
  name: Name,
  providesTags: readonly AdminTag[],
): Query<Name> =>
  build.query<AdminResponseOf<Name>, AdminArgOf<Name>>({ query: (arg) => ({ name, arg }), providesTags })

/**
 * A mutation endpoint likewise. What is refused is asked for anew, too: the page showed something else than there is.
 * @param whenRefused in the place of those, where a form has to stay that its list would not have any more
 */
export const adminMutationOf = <Name extends JsonCallName>(
  build: Builder,
  name: Name,
  invalidatesTags: readonly AdminTag[],
  whenRefused = invalidatesTags,
): Mutation<Name> =>
  build.mutation<AdminResponseOf<Name>, AdminArgOf<Name>>({
    query: (arg) => ({ name, arg }),
    invalidatesTags: (_, error) => (error ? whenRefused : invalidatesTags),
  })
