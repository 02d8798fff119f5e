import type { LinkProps } from '@hojreh/ui'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useApp } from '../state/app-context.ts'
import { destinationOf } from './destination.ts'

/** The router's own `Link` without what it brings along for prefetching and for addresses of other sites. */
const RouterLink = ({ href, onClick, isOutdated, ...props }: LinkProps & { isOutdated: boolean }) => {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, props.target ? { target: props.target } : {})
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !isOutdated) navigate(event)
  }
  return <a {...props} href={useHref(href)} onClick={follow} />
}

/**
 * The one link of the apps: the router inside an app, a page load to another app or after a newer build.
 * `data-app-link` marks what the speculation rules may prefetch.
 */
export const AppLink = ({ href, ...props }: LinkProps) => {
  const { app, config, isOutdated } = useApp()
  const destination = destinationOf(href, app, config.origins)
  if (destination.kind === 'here') {
    return <RouterLink {...props} href={destination.to} isOutdated={isOutdated} />
  }
  if (destination.kind === 'app') return <a {...props} href={destination.href} data-app-link="" />
  return <a {...props} href={destination.href} rel={props.rel ?? 'noopener'} />
}
