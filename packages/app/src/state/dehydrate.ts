import type { AppState } from './make-store.ts'

type Queries = AppState['api']['queries']
type Carried = Partial<AppState>

const mapQueries = (queries: Queries, change: (query: NonNullable<Queries[string]>) => object): Queries =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([key, query]) =>
      query?.status === 'fulfilled' ? [[key, change(query) as typeof query]] : [],
    ),
  )

/**
 * The part of a server's store that the page carries: the answers that its HTML shows, and their tags. Nothing in it
 * differs between two renders of the same content (ids and times of calls would), so a browser that has a page is
 * told so, whatever else of the shop has changed meanwhile.
 */
export const dehydrate = ({ api }: AppState): Carried => ({
  api: {
    ...api,
    queries: mapQueries(api.queries, ({ status, endpointName, originalArgs, data }) => ({
      status,
      endpointName,
      originalArgs,
      data,
    })),
    mutations: {},
    subscriptions: {},
  },
})

/** A state for a store to start with; its answers are as old as their arrival here, by this machine's own clock. */
export const hydrate = ({ api, ...others }: Carried): Carried => ({
  ...others,
  ...(api && {
    api: {
      ...api,
      queries: mapQueries(api.queries, (query) => ({ ...query, fulfilledTimeStamp: Date.now() })),
    },
  }),
})

/** Whether every call of a render succeeded; a page with a hole in it must not be kept. */
export const isComplete = ({ api }: AppState): boolean =>
  Object.values(api.queries).every((query) => query?.status === 'fulfilled')
