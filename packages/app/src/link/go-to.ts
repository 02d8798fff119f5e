import type { createBrowserRouter } from 'react-router-dom'
import type { BuildWatch } from '../browser/build-watch.ts'
import type { AppExtra } from '../state/app-extra.ts'
import { destinationOf } from './destination.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>

/** Navigation of thunks: within the app by the router, to another app or with a newer build by a page load. */
export const createGoTo =
  ({ app, config }: Pick<AppExtra, 'app' | 'config'>, router: Router, buildWatch?: BuildWatch) =>
  (href: string): void => {
    const destination = destinationOf(href, app, config.origins)
    if (destination.kind === 'here' && !buildWatch?.isOutdated()) void router.navigate(destination.to)
    else window.location.assign(destination.kind === 'here' ? destination.to : destination.href)
  }
