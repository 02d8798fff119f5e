import type { DemoPicture } from '@hojreh/demo-shop'
import { readPicture } from '@hojreh/demo-shop/read-picture'
import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'

/** Stores a demo picture as an original; its renderings are made on first request. */
export const storePicture = async (store: MediaStore, picture: DemoPicture): Promise<StoredImage> => {
  const { width, height, alt, color } = picture
  return { key: await store.addOriginal(await readPicture(picture)), width, height, alt, color }
}
