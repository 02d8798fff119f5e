import type { PageApp } from '../state/app-extra.ts'

export interface AppServerOptions {
  name: PageApp
  /** Folder of the app, which holds `dist`. */
  root: string
  /** `ssr`: pages are rendered here; `csr`: the browser renders them into an empty document. */
  mode: 'ssr' | 'csr'
  /** Query parameters that change a page; all others do not reach the render and its cache. */
  knownQuery?: readonly string[]
  /** In `csr` mode, the paths that exist, such as `/profile/orders/:id`; others get the status 404. */
  paths?: readonly string[]
}
