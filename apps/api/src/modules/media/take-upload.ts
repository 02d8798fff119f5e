import { DomainError } from '../../shared/domain-error.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import { HopelessPictureError } from './fetch-picture.ts'
import type { MediaStore } from './media-store.ts'
import { takePicture } from './take-picture.ts'

/** Takes a picture in that somebody of the staff sent up. Throws `picture_unreadable` for what is none. */
export const takeUpload = async (store: MediaStore, body: unknown, alt: string): Promise<StoredImage> => {
  if (!Buffer.isBuffer(body)) throw new DomainError('picture_unreadable')
  try {
    return await takePicture(store, body, alt)
  } catch (error) {
    if (error instanceof HopelessPictureError) throw new DomainError('picture_unreadable')
    throw error
  }
}
