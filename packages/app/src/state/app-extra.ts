import type { AuthExtra } from '@hojreh/auth'
import type { AppName, PublicConfig } from '@hojreh/contract'

/** The app that a page belongs to; the api has no pages. */
export type PageApp = Exclude<AppName, 'api'>

/** What thunks, loaders and links of an app get besides the store. */
export interface AppExtra extends AuthExtra {
  app: PageApp
  config: PublicConfig
}
