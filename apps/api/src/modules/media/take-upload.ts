import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import { HopelessPictureError } from './fetch-picture.ts'
import { libraryRepository } from './library/library.repository.ts'
import type { MediaStore } from './media-store.ts'
import { takePicture } from './take-picture.ts'

interface Upload {
  /** The uploaded file; nothing where `from` names the picture. */
  body: unknown
  alt: string
  /** Key of a picture of the library. */
  from?: string | undefined
}

type Taker = Pick<Dependencies, 'clock' | 'database'> & { actor: { name: string } }

/**
 * Stores a picture that a member of staff uploaded, or takes one out of the library. Throws `picture_unreadable` for
 * what is no picture, `picture_gone`.
 */
export const takeUpload = async (
  { database: { db }, clock, actor }: Taker,
  store: MediaStore,
  { body, alt, from }: Upload,
): Promise<StoredImage> => {
  const library = libraryRepository(db)
  if (from !== undefined) {
    const known = await library.take(from)
    if (!known) throw new DomainError('picture_gone')
    const { key, width, height, color } = known
    return { key, width, height, color, alt }
  }
  if (!Buffer.isBuffer(body)) throw new DomainError('picture_unreadable')
  try {
    return await takePicture(store, body, alt, (image) => library.keep(image, actor.name, clock()))
  } catch (error) {
    if (error instanceof HopelessPictureError) throw new DomainError('picture_unreadable')
    throw error
  }
}
