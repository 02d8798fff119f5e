import { DomainError } from '../../shared/domain-error.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import type { MediaStore } from './media-store.ts'
import { describePicture } from './take-picture.ts'

const keyIn = (src: string): string => /^\/api\/media\/([0-9a-f]{32})\//.exec(src)?.[1] ?? ''

/**
 * A picture that was kept before, by the address at which pages show it. Throws `picture_unreadable` for one that is not
 * there.
 * @param known pictures that need not be read again
 */
export const cachedPicture = async (
  store: MediaStore,
  src: string,
  alt: string,
  known: ReadonlyMap<string, StoredImage>,
): Promise<StoredImage> => {
  const key = keyIn(src)
  const seen = known.get(key)
  if (seen) return { ...seen, alt }
  const original = key === '' ? null : await store.readOriginal(key)
  if (!original) throw new DomainError('picture_unreadable')
  return { key, ...(await describePicture(original)), alt }
}
