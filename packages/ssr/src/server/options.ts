import type { PageApp } from '@hojreh/app/runtime'

/** An app with a server of its own: the shoppers' apps, and the staff's desk. */
export type ServedApp = PageApp | 'admin'

/** Of an app for shoppers. */
export type SiteServerOptions = AppServerOptions & { name: PageApp }

export interface AppServerOptions {
  name: ServedApp
  /** Folder of the app, which holds `dist`. */
  root: string
  /** `ssr`: pages are rendered here; `csr`: the browser renders them into an empty document. */
  mode: 'ssr' | 'csr'
  /** Query parameters that change a page; all others do not reach the render and its cache. */
  knownQuery?: readonly string[]
  /**
   * In `csr` mode, the paths that exist, such as `/profile/orders/:id`, by the names of their files in `src/routes`:
   * the document lets the browser load that file with the start of the app. Other paths get the status 404.
   */
  routes?: Readonly<Record<string, string>>
}
