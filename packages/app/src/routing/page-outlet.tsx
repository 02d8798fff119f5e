import { VisuallyHidden } from '@hojreh/ui'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import {
  type Location,
  matchRoutes,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigation,
} from 'react-router-dom'
import { ignoreChunkLoadError } from '../browser/chunk-guard.ts'
import { routingMessages as text } from './routing.messages.ts'

/** The empty layouts of an app's pages, by the path of their route: `/shop/:slug`. */
export type RouteSkeletons = Readonly<Record<string, ComponentType>>
export type LoadSkeletons = () => Promise<RouteSkeletons>

/** As long as the loading indicator waits: on a fast network neither is shown. */
const SHOWS_AFTER_MS = 200

/** The empty layout of the page that a person is on the way to, once that takes its time. */
const usePendingSkeleton = (routes: RouteObject[], load: LoadSkeletons): ComponentType | undefined => {
  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const [shown, setShown] = useState<{ ahead: Location; Skeleton: ComponentType | undefined }>()
  useEffect(() => {
    // The same page with another filter keeps what it shows.
    if (!ahead || ahead.pathname === pathname) return
    const path = matchRoutes(routes, ahead)?.at(-1)?.route.path ?? ''
    const skeletons = load().catch(ignoreChunkLoadError)
    let isOver = false
    const timer = setTimeout(async () => {
      const { [path]: Skeleton } = (await skeletons) ?? {}
      if (!isOver) setShown({ ahead, Skeleton })
    }, SHOWS_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ahead, pathname, routes, load])
  return ahead && shown?.ahead === ahead ? shown.Skeleton : undefined
}

const PendingPage = ({ Skeleton }: { Skeleton: ComponentType }) => {
  // A link may be pressed at a page's end; the next page is shown from its beginning.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which is nothing to clean up by.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <>
      <title>{text.ahead}</title>
      <VisuallyHidden as="h1">{text.ahead}</VisuallyHidden>
      <div aria-hidden="true">
        <Skeleton />
      </div>
    </>
  )
}

/** Where the pages of a layout stand; one that is loading has its skeleton here. */
export const PageOutlet = ({ routes, load }: { routes: RouteObject[]; load: LoadSkeletons }) => {
  const Skeleton = usePendingSkeleton(routes, load)
  return Skeleton ? <PendingPage Skeleton={Skeleton} /> : <Outlet />
}
