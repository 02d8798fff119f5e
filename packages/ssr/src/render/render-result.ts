import type { PublicConfig } from '@hojreh/contract'

/** What the server asks of an app's bundle for one page. Plain data: bundle and server are built apart. */
export interface RenderRequest {
  /** Absolute, of the app's own origin, with known query parameters only. */
  url: string
  config: PublicConfig
  apiOrigin: string
  /** Of the page's calls: what they belong to. */
  headers: Record<string, string>
  /** Content revision that the api's responses must be as new as; null when none is known. */
  revision: string | null
  signal: AbortSignal
}

export interface RenderedPage {
  kind: 'page'
  status: number
  /** Markup for the root element. */
  html: string
  /** Title, meta and link elements. */
  head: string
  /** Blocks of critical CSS, with the names of the styles in them. */
  styles: { ids: string; css: string }[]
  /** Serialised {@link PageState}. */
  state: string
  /** Ids of the matched routes: files from the app's root. */
  files: string[]
  /** False for a private page, an error and a page that misses a response. */
  isCacheable: boolean
  /** Why parts are left out: of each at least one reason. A page with some is no page to keep for long. */
  failures: unknown[]
}

export type RenderResult = RenderedPage | { kind: 'redirect'; status: number; location: string }

export type Render = (request: RenderRequest) => Promise<RenderResult>
