import type { PublicConfig } from '@hojreh/contract'
import type { PageApp } from '../state/app-extra.ts'
import { destinationOf } from './destination.ts'

const PATH_LINK = /(<a\s(?:[^>]*\s)?href=")(\/[^"]*)(")/g

/** Sanitised HTML whose links to other apps lead to where those live; the same on the server and in the browser. */
export const withAppLinks = (html: string, app: PageApp, origins: PublicConfig['origins']): string =>
  html.replace(PATH_LINK, (_whole, before: string, path: string, after: string) => {
    const destination = destinationOf(path, app, origins)
    return before + (destination.kind === 'here' ? destination.to : destination.href) + after
  })
