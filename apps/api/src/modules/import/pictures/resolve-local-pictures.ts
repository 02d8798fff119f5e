import { mediaKey } from '../../media/media-store.ts'
import type { StagedRow } from '../rows/staged-row.ts'
import { localNameOf, localPicture } from './local-name.ts'
import type { PictureSource } from './picture-source.ts'

/** Pictures found beside a file: the name of each by the shop's name for it. */
export type FoundPictures = Map<string, string>

/**
 * A row whose pictures are all known by an address or by their content: files beside the CSV are looked up. What is not
 * there is left out and noticed.
 */
export const resolveLocalPictures = async (
  row: StagedRow,
  source: PictureSource | undefined,
  found: FoundPictures,
): Promise<StagedRow> => {
  const { imageUrls } = row.fields
  if (imageUrls === undefined || imageUrls.every((url) => localNameOf(url) === null)) return row
  const notices = [...row.notices]
  const resolved: string[] = []
  for (const url of imageUrls) {
    const name = localNameOf(url)
    const bytes = name === null ? null : await source?.read(name)
    if (name === null) {
      resolved.push(url)
      continue
    }
    if (!bytes) {
      notices.push({ code: 'picture_not_found', column: null, value: url })
      continue
    }
    const picture = localPicture(mediaKey(bytes), name)
    found.set(picture, name)
    resolved.push(picture)
  }
  return { ...row, fields: { ...row.fields, imageUrls: [...new Set(resolved)] }, notices }
}
