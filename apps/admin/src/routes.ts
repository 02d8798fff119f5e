import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Frame, FrameLoading } from './frame/frame.tsx'
import { MissingPage, PageFailure } from './frame/page-failure.tsx'
import { paths } from './paths.ts'

interface PageModule {
  Component: ComponentType
}
const files = import.meta.glob<PageModule>(['./routes/**/*.tsx', '!**/*.stories.tsx'])

const page = ([name, path]: [string, string]): RouteObject => {
  const [, load] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.tsx`)) ?? []
  if (!load) throw new Error(`The route ${path} has no file src/routes/${name}.tsx`)
  return {
    path,
    caseSensitive: true,
    lazy: async () => ({ Component: (await load()).Component, ErrorBoundary: PageFailure }),
  }
}

/** The pages of the back office, all in its one frame; each has a chunk of its own. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Frame,
    ErrorBoundary: PageFailure,
    HydrateFallback: FrameLoading,
    children: [...Object.entries(paths).map(page), { path: '*', Component: MissingPage }],
  },
]
