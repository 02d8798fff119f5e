import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import type { FileStore } from '../modules/file-store/file-store.ts'
import type { Clock } from './clock.ts'

/** Dependencies of every module. */
export interface Dependencies {
  config: Config
  database: Database
  clock: Clock
  /** Pictures and receipts. */
  files: FileStore
}
