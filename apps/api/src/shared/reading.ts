import type { Db } from '../db/client.ts'
import type { Remember } from './slow-memory.ts'

/** What the pages of the catalogue are read from. */
export interface Reading {
  db: Db
  remember: Remember
}
