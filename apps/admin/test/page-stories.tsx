import type { AdminResponseOf, JsonCallName } from '@hojreh/api/admin'
import { adminEndpoints } from '@hojreh/contract/admin'
import {
  type Fixed,
  fetchOfCalls,
  type PageStoryArgs,
  type PageStory as PageStoryOf,
  pageStoriesWith,
  type refuse,
} from '@hojreh/testing/page-story'
import { createStyleCache } from '@hojreh/ui'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AdminProviders } from '../src/layout/admin-providers.tsx'
import { makeStore } from '../src/layout/make-store.ts'
import { createRoutes } from '../src/routes.ts'
import { dropDrafts } from '../src/shared/draft/drafts.ts'
import { me, NOW } from './samples.ts'
import { wholeDesk as desk } from './whole-desk.ts'

/** Files are refused here, or not asked for. */
type Responses = { [Name in JsonCallName]?: Fixed<AdminResponseOf<Name>> } & {
  exportOrders?: ReturnType<typeof refuse>
}
export type PageStory = PageStoryOf<Responses>

const cache = createStyleCache()

const OpenPage = ({ path }: PageStoryArgs<Responses>) => {
  const [{ store, router }] = useState(() => ({
    store: makeStore({ apiOrigin: window.location.origin }),
    router: createMemoryRouter(createRoutes(), { initialEntries: [path] }),
  }))
  return (
    <AdminProviders store={store} shopTitle="حجره" cache={cache}>
      <RouterProvider router={router} />
    </AdminProviders>
  )
}

/** Checked against the contract, as every sample. */
const ofDesk = (name: string) => {
  const response = desk[name as JsonCallName]
  return response === undefined ? undefined : adminEndpoints[name as JsonCallName].response.parse(response)
}

const pages = pageStoriesWith<Responses>({
  fetchOf: (responses) => fetchOfCalls(adminEndpoints, responses, ofDesk),
  render: (args) => <OpenPage {...args} />,
})

/** What the stories of the back office have in common. Ages stay: it is always the moment of the samples. */
export const adminPages = {
  ...pages,
  beforeEach: (context: Parameters<typeof pages.beforeEach>[0]) => {
    const { now } = Date
    Date.now = () => Date.parse(NOW)
    // Each story is a device of its own: no draft of another one.
    dropDrafts(me().staff.id)
    const restore = pages.beforeEach(context)
    return () => {
      Date.now = now
      restore()
    }
  },
}
