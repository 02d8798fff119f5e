/** Largest file that is read as a picture, as for those that are downloaded. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024

/** Files that the pictures of a catalogue may be. */
export interface PictureSource {
  /** The file of a name below it; null when there is none, or it is larger than a picture may be. */
  read: (name: string) => Promise<Buffer | null>
  close: () => void
}
