import { z } from 'zod'

/** Content of a backup, so that a restore can check that all of it came back. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** `when` of the newest migration of the database. */
  migration: z.int(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
})

export type Manifest = z.infer<typeof manifest>

export const MANIFEST_FILE = 'manifest.json'
export const TABLES_FOLDER = 'tables'
export const PICTURES_FOLDER = 'pictures'

/** A failure that the operator can mend; its message says how. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}
