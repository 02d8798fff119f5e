import { limits } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import type { FileStore } from '../file-store/file-store.ts'
import { libraryRepository } from '../media/library/library.repository.ts'
import { usedOf } from '../media/library/used-pictures.ts'
import { mediaKey, openMediaStore, revocableKey } from '../media/media-store.ts'
import { readSentPicture } from '../media/sent-picture.ts'
import { describePicture } from '../media/take-picture.ts'
import { commentMessages } from './comment.messages.ts'
import type { CommentRow } from './comment.repository.ts'

type Pictured = Pick<CommentRow, 'id' | 'pictures'>

const keysOf = ({ pictures }: Pictured): string[] => (pictures ?? []).map(({ key }) => key)

export interface SentPicture {
  image: StoredImage
  data: Buffer
}

/** Cleans what a customer sent with a review. Throws `picture_unreadable`, `payload_too_large`. */
export const readReviewPictures = async (sent: readonly string[]): Promise<SentPicture[]> => {
  const pictures: SentPicture[] = []
  // One after the other: three large pictures of one customer must not take the machine from other requests.
  for (const base64 of sent) {
    const data = await readSentPicture(base64, limits.reviewPictureBytes)
    const { width, height, color } = await describePicture(data)
    const image = { key: revocableKey(data), width, height, color, alt: commentMessages.pictureAlt }
    pictures.push({ image, data })
  }
  return pictures
}

const FOLDER = 'review-pictures'

/** Returns the id of the review that a file belongs to. */
const idOf = (name: string): string => name.slice(FOLDER.length + 1).replace(/-\d+\.webp$/, '')

/**
 * Opens the store of review pictures. They have no public address until their review is published. Then each gets a
 * copy among the shop's pictures, which is removed when the review is shown no more. Staff can always see them.
 */
export const openReviewPictures = (files: FileStore) => {
  const media = openMediaStore(files)
  const nameOf = (id: string, place: number) => `${FOLDER}/${id}-${place}.webp`
  const each = (comment: Pictured, act: (name: string, image: StoredImage) => Promise<void>) =>
    Promise.all((comment.pictures ?? []).map((image, place) => act(nameOf(comment.id, place), image)))
  const hideKeys = async (db: Db, keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return
    const used = await usedOf(db, keys)
    for (const key of keys)
      if (!used.has(key) && !(await libraryRepository(db).find(key))) await media.remove(key)
  }
  const unkeep = (comment: Pictured) => each(comment, (name) => files.remove(name))
  const hide = (db: Db, comment: Pictured) => hideKeys(db, keysOf(comment))
  return {
    /** Null when there is none. */
    read: (id: string, place: number): Promise<Buffer | null> => files.read(nameOf(id, place)),
    keep: (id: string, pictures: readonly SentPicture[]) =>
      Promise.all(pictures.map(({ data }, place) => files.write(nameOf(id, place), data))),
    show: (comment: Pictured) =>
      each(comment, async (name, { key }) => {
        const data = await files.read(name)
        if (data) await media.addOriginal(data, key)
      }),
    /**
     * Removes the public copies of a comment that is committed as not shown. Pictures that are shown elsewhere stay.
     */
    hide,
    /** Whether one of its pictures has a copy among the shop's. */
    isShown: async (comment: Pictured): Promise<boolean> => {
      for (const key of keysOf(comment)) if (await media.hasOriginal(key)) return true
      return false
    },
    /** Lists every file with the id of its review. */
    list: async function* () {
      for await (const name of files.list(FOLDER)) yield { name, id: idOf(name) }
    },
    /** Removes a file whose review does not exist, and the copy that it may have left among the shop's pictures. */
    drop: async (db: Db, name: string): Promise<void> => {
      const data = await files.read(name)
      // Reviews of an older version have the other key.
      if (data) await hideKeys(db, [revocableKey(data), mediaKey(data)])
      await files.remove(name)
    },
    /** Removes the pictures of a review that was not stored, and so never shown. */
    unkeep,
    remove: async (db: Db, comment: Pictured): Promise<void> => {
      await hide(db, comment)
      await unkeep(comment)
    },
  }
}
