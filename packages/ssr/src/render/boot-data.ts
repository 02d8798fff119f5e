import type { PublicConfig } from '@hojreh/contract'

/** What every page carries besides its state, as inert JSON. */
export interface BootData {
  config: PublicConfig
  /** Which build made the page, and where to ask for the current one. */
  build: string
  buildUrl: string
}
