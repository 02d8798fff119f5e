import type { LinkProps } from '@hojreh/ui'
import { Link } from 'react-router-dom'
import { useApp } from '../state/app-context.ts'
import { destinationOf } from './destination.ts'

/**
 * The one link of the apps: the router inside an app, a page load to another app or after a newer build.
 * `data-app-link` marks what the speculation rules may prefetch.
 */
export const AppLink = ({ href, ...props }: LinkProps) => {
  const { app, config, isOutdated } = useApp()
  const destination = destinationOf(href, app, config.origins)
  if (destination.kind === 'here') {
    return <Link {...props} to={destination.to} reloadDocument={isOutdated} />
  }
  if (destination.kind === 'app') return <a {...props} href={destination.href} data-app-link="" />
  return <a {...props} href={destination.href} rel={props.rel ?? 'noopener'} />
}
