import type { PageApp } from '@hojreh/app/runtime'

export interface AppServerOptions {
  name: PageApp
  /** Folder of the app, which holds `dist`. */
  root: string
  /** `ssr`: pages are rendered here; `csr`: the browser renders them into an empty document. */
  mode: 'ssr' | 'csr'
  /** Query parameters that change a page; all others do not reach the render and its cache. */
  knownQuery?: readonly string[]
  /**
   * In `csr` mode, the paths that exist, such as `/profile/orders/:id`, and the route's file of each, as in Vite's
   * manifest: its document lets the browser load it with the start of the app. Others get the status 404.
   */
  pages?: Readonly<Record<string, string>>
}
