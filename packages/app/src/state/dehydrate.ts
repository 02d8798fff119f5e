import { baseApi } from '@hojreh/api'
import type { AppState } from './make-store.ts'

/** A response of the api and what was asked for. */
export interface CachedResponse {
  endpointName: string
  arg: unknown
  value: unknown
}

/**
 * What a page's HTML shows: the responses in a server's store, always in the same order and without ids and times of
 * their calls. Two renders of the same content are the same bytes, whatever else of the shop has changed meanwhile.
 */
export const dehydrate = ({ api }: AppState): CachedResponse[] =>
  Object.entries(api.queries)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, query]) =>
      query?.status === 'fulfilled'
        ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }]
        : [],
    )

type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0]

/**
 * Puts responses into a store. They are as old as their arrival here, by this machine's own clock; so are those of a
 * page that was kept for when there is no network. The endpoints have to be there: those of a page come with its route.
 */
export const hydrate = (responses: readonly CachedResponse[]) =>
  // The type of the api that the endpoints are injected into knows none of them.
  baseApi.util.upsertQueryEntries(responses as Entries)

/** Whether every call of a render succeeded; a page with a hole in it must not be kept. */
export const isComplete = ({ api }: AppState): boolean =>
  Object.values(api.queries).every((query) => query?.status === 'fulfilled')
