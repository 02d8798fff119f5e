/** Content of a file; text is stored as UTF-8. */
export type FileContent = Uint8Array | string

/**
 * Pictures and receipts by name (`originals/ab/abcd…`), in a folder or in a bucket. A file never changes while it is
 * there: two processes that write one name write the same bytes. All but `read` and `has` of what is missing throw
 * `FilesUnavailableError` when the store cannot be reached.
 */
export interface FileStore {
  /** Null when there is none. */
  read: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  /** A reader never sees half a file. */
  write: (name: string, content: FileContent) => Promise<void>
  /** Does nothing where there is none. Only what no row names any more is removed. */
  remove: (name: string) => Promise<void>
  /** Names of all files, or of those under `receipts`, in no order that counts. */
  list: (under?: string) => AsyncIterable<string>
  /** Where the files are, for people: a path, or an address with its bucket. */
  place: string
  /** The one folder of this machine that has them all; undefined when they are elsewhere, too. */
  folder?: string
  /** Throws when files cannot be read and written there. Costs one look. */
  check: () => Promise<void>
}

/** The store does not answer, or refuses. Pictures wait; the shop goes on. */
export class FilesUnavailableError extends Error {
  constructor(place: string, cause: unknown) {
    super(`files of ${place} cannot be reached`, { cause })
    this.name = 'FilesUnavailableError'
  }
}
