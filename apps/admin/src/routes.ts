import { isConnectionLost } from '@hojreh/app/runtime'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { MissingPage, PageFailure } from './layout/page-failure.tsx'
import { permitted } from './layout/permitted.tsx'
import { LayoutLoading, RootLayout } from './layout/root-layout.tsx'
import { type PageName, pageNeeds } from './page-needs.ts'
import { paths } from './paths.ts'

interface PageModule {
  Component: ComponentType
}
const files = import.meta.glob<PageModule>(['./routes/**/*.tsx', '!**/*.stories.tsx'])

const page = (name: PageName): RouteObject => {
  const path = paths[name]
  const [, load] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.tsx`)) ?? []
  if (!load) throw new Error(`The route ${path} has no file src/routes/${name}.tsx`)
  return {
    path,
    caseSensitive: true,
    lazy: async () => {
      try {
        return { Component: permitted((await load()).Component, pageNeeds[name]), ErrorBoundary: PageFailure }
      } catch (error) {
        // Within the frame, whose other pages may be there.
        if (isConnectionLost()) return { Component: PageFailure }
        throw error
      }
    },
  }
}

const pages = Object.keys(paths) as PageName[]

/** The pages of the back office, all in its one frame; each has a chunk of its own. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: PageFailure,
    HydrateFallback: LayoutLoading,
    children: [...pages.map(page), { path: '*', Component: MissingPage }],
  },
]
