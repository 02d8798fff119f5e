import type { MediaRecord, MediaRow } from '@hojreh/contract/admin'
import { withEdition } from '../../modules/edition/edition.service.ts'
import {
  libraryRepository,
  type MediaRow as StoredMedia,
} from '../../modules/media/library/library.repository.ts'
import { readPictureUses } from '../../modules/media/library/picture-uses.ts'
import { toPicture } from '../../modules/media/media-address.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { editMedia, mediaSubject } from '../../workflows/media/edit-media.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const toRow = (row: StoredMedia): MediaRow => ({
  ...toPicture(row),
  key: row.key,
  addedAt: row.addedAt.toISOString(),
  addedBy: row.addedBy,
  unusedSince: row.unusedSince?.toISOString() ?? null,
})

/** The library of pictures. */
export const registerMedia = (register: RegisterAdminEndpoint, { database: { db } }: Dependencies): void => {
  const library = libraryRepository(db)
  const read = (key: string): Promise<MediaRecord> =>
    withEdition(db, mediaSubject(key), async () => {
      const row = await library.find(key)
      if (!row) throw new DomainError('not_found')
      return { ...toRow(row), uses: await readPictureUses(db, key) }
    })
  register('listMedia', async ({ query: { q, unused, after, take } }) => {
    const filter = { q, isUnused: unused !== undefined }
    const rows = await library.readPage(filter, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ addedAt: at, key: id }) => ({ at, id }))
    return { items: shown.map(toRow), next, total: await library.count(filter) }
  })
  register('getMedia', ({ query: { key } }) => read(key))
  register('editMedia', async ({ desk, query: { key }, body }) => {
    await editMedia(desk, key, body)
    return read(key)
  })
}
