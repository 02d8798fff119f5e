import type { PageApp } from '@hojreh/app/runtime'
import type { PublicConfig } from '@hojreh/contract'
import { etagOf, securityHeaders, transportHeaders } from '@hojreh/server'
import type { Render } from '../render/render-result.ts'
import type { BuildFiles } from './build-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { documentOf, styleBlocks } from './document.ts'
import { isPreviewAddress } from './page-address.ts'
import type { CachedPage, Made } from './page-cache.ts'

/** A CDN may keep a public page for a second; our own memory is fresher than that and as fast. */
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
const NO_CACHING = 'no-store'

const bootOf = (config: PublicConfig, { build, base }: BuildFiles) => ({
  config,
  build,
  buildUrl: `${base}build.json`,
})

const safetyHeaders = (config: PublicConfig) => ({
  ...securityHeaders,
  ...transportHeaders(config.origins.shop),
})

const pageOf = (
  {
    status,
    html,
    styles,
    config,
    isPreview,
  }: { status: number; html: string; styles: string[]; config: PublicConfig; isPreview?: boolean },
  build: BuildFiles,
  isCacheable: boolean,
): CachedPage => {
  const body = Buffer.from(html)
  return {
    status,
    body,
    headers: {
      ...safetyHeaders(config),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': build.policy ?? contentSecurityPolicy(styles, config),
      'speculation-rules': `"${build.speculationRules}"`,
      // Keeps a shop that has not opened, and what is not published yet, out of search engines.
      ...((isPreview || config.shopState === 'coming_soon') && { 'x-robots-tag': 'noindex' }),
      'cache-control': isCacheable ? PUBLIC_CACHING : NO_CACHING,
      vary: 'accept-encoding',
      ...(isCacheable && { etag: etagOf(body) }),
    },
  }
}

export interface PageRequest {
  /** Path and known query. */
  address: string
  /** Headers by which the api knows that its calls belong to this request. */
  headers: Record<string, string>
  config: PublicConfig
  apiOrigin: string
  app: PageApp
  /** The content revision that the api's responses must have at least. */
  revision: string | null
}

const RENDER_TIMEOUT_MS = 15_000

/** Renders a page on the server. */
export const makeRenderedPage = async (
  { address, headers, config, apiOrigin, app, revision }: PageRequest,
  render: Render,
  build: BuildFiles,
): Promise<Made> => {
  const result = await render({
    url: new URL(address, config.origins[app]).href,
    config,
    apiOrigin,
    headers,
    revision,
    // Not the request's own signal: several requests may wait for this render.
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  })
  if (result.kind === 'redirect') {
    const { status, location } = result
    return {
      page: {
        status,
        body: Buffer.alloc(0),
        headers: { ...safetyHeaders(config), location, 'cache-control': NO_CACHING },
      },
      isCacheable: false,
      failures: [],
    }
  }
  // A preview is opened by a link of the desk to what no visitor sees yet: the link expires, and the page must not be
  // kept.
  const isPreview = isPreviewAddress(address)
  const html = documentOf({ ...result, boot: bootOf(config, build), isPreview }, build)
  const styles = styleBlocks(result.styles, config, isPreview)
  const { status, failures } = result
  const isCacheable = result.isCacheable && !isPreview
  const page = pageOf(
    { status, html, styles, config, isPreview },
    build,
    isCacheable && failures.length === 0,
  )
  return { page, isCacheable, failures }
}

/** Styles until the app has its own: the browser's margin would push its first paint aside. */
const emptyStyles = [{ ids: '', css: 'body{margin:0}' }]

/**
 * Makes the empty document of a client-rendered app.
 * @param file of the page's route; without one there is no such page
 */
export const makeEmptyPage = (
  config: PublicConfig,
  file: string | undefined,
  build: BuildFiles,
): CachedPage => {
  const html = documentOf(
    {
      html: '',
      // An empty icon until the app has asked for the shop's: browsers would try /favicon.ico meanwhile.
      head: `<title>${config.shopTitle}</title><link rel="icon" href="data:,">`,
      files: file ? [file] : [],
      styles: emptyStyles,
      boot: bootOf(config, build),
    },
    build,
  )
  return pageOf(
    { status: file ? 200 : 404, html, styles: styleBlocks(emptyStyles, config), config },
    build,
    false,
  )
}
