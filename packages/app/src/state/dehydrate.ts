import type { AppState } from './make-store.ts'

/** The part of a server's store that the page carries: the answers that its HTML shows, and their tags. */
export const dehydrate = ({ api }: AppState): Partial<AppState> => ({
  api: {
    ...api,
    queries: Object.fromEntries(
      Object.entries(api.queries).filter(([, query]) => query?.status === 'fulfilled'),
    ),
    mutations: {},
    subscriptions: {},
  },
})

/** Whether every call of a render succeeded; a page with a hole in it must not be kept. */
export const isComplete = ({ api }: AppState): boolean =>
  Object.values(api.queries).every((query) => query?.status === 'fulfilled')
