import type { AppState } from './make-store.ts'

type Api = AppState['api']
type Query = NonNullable<Api['queries'][string]>
type Carried = Partial<AppState>

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const inOrder = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))

const fulfilledOf = (queries: Api['queries']): Record<string, Query> =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([key, query]) => (query?.status === 'fulfilled' ? [[key, query]] : [])),
  )

/** Without ids and times of the call. */
const responseOf = ({ status, endpointName, originalArgs, data }: Query) =>
  ({ status, endpointName, originalArgs, data }) as Query

/** Which answers hold what, whichever of them came first. */
const providedOf = ({ tags, keys }: Api['provided']) => ({
  tags: inOrder(
    mapValues(tags, (ids) => inOrder(mapValues(ids, (holders) => holders.toSorted()))),
  ) as typeof tags,
  keys: inOrder(keys),
})

/**
 * The part of a server's store that the page carries: the answers that its HTML shows, and their tags. Nothing in it
 * differs between two renders of the same content, so a browser that has a page is told so, whatever else of the shop
 * has changed meanwhile.
 */
export const dehydrate = ({ api }: AppState): Carried => ({
  api: {
    ...api,
    queries: mapValues(fulfilledOf(api.queries), responseOf),
    provided: providedOf(api.provided),
    mutations: {},
    subscriptions: {},
  },
})

/**
 * A state for a store to start with. Its answers are as old as their arrival here, by this machine's own clock; so are
 * those of a page that was kept for when there is no network.
 */
export const hydrate = ({ api, ...others }: Carried): Carried => {
  if (!api) return others
  const fulfilledTimeStamp = Date.now()
  const queries = mapValues(fulfilledOf(api.queries), (query) => ({ ...query, fulfilledTimeStamp }) as Query)
  return { ...others, api: { ...api, queries } }
}

/** Whether every call of a render succeeded; a page with a hole in it must not be kept. */
export const isComplete = ({ api }: AppState): boolean =>
  Object.values(api.queries).every((query) => query?.status === 'fulfilled')
