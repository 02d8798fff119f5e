import {
  type AppStore,
  type CachedResponse,
  dehydrate,
  endStore,
  isComplete,
  loadLayoutData,
} from '@hojreh/app/runtime'
import { makeSingleFlight } from '@hojreh/server'

type LayoutData = readonly CachedResponse[]

/** Well below the age at which a page asks again, see `loaderQueryOptions` in routing/load.ts. */
const LIFE_MS = 30_000

/** A page whose layout data takes longer requests it itself, beside its own, and may show the layout with a part missing. */
const PATIENCE_MS = 1_000

const inTime = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    const patience = setTimeout(() => resolve(undefined), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(patience))
  })

/**
 * What the layout of every page shows, requested once a content revision and not once a page: these requests are most
 * of those of a list, and a quarter of the work of rendering it.
 */
export const createLayoutDataCache = (now: () => number = () => performance.now()) => {
  const share = makeSingleFlight<LayoutData | undefined>()
  let cached: { revision: string; at: number; layoutData: LayoutData } | undefined

  const ask = async (store: AppStore): Promise<LayoutData | undefined> => {
    try {
      await loadLayoutData(store)
      const state = store.getState()
      // A part that is missing is asked for again by the page itself.
      return isComplete(state) ? dehydrate(state) : undefined
    } finally {
      endStore(store)
    }
  }

  return {
    /**
     * Responses to start a page's store with; undefined where each page has to ask by itself.
     * @param makeStore of the page that comes first
     */
    at: async (revision: string | null, makeStore: () => AppStore): Promise<LayoutData | undefined> => {
      if (revision === null) return undefined
      if (cached?.revision === revision && now() - cached.at <= LIFE_MS) return cached.layoutData
      return inTime(
        share(revision, async () => {
          const at = now()
          const layoutData = await ask(makeStore())
          if (layoutData) cached = { revision, at, layoutData }
          return layoutData
        }),
      )
    },
  }
}
