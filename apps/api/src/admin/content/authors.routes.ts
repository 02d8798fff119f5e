import type { AuthorRecord, AuthorRow } from '@hojreh/contract/admin'
import { joinedSearchForm } from '@hojreh/persian'
import { authorRepository, type StoredAuthor } from '../../modules/content/authors.repository.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { toPictureOrNull } from '../../modules/media/media-address.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { takeUpload } from '../../modules/media/take-upload.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  addAuthor,
  authorSubject,
  editAuthor,
  mergeAuthors,
  removeAuthor,
  setAuthorPicture,
} from '../../workflows/authors/manage-authors.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'author'

const toRow = ({ id, slug, name }: StoredAuthor, articles: number): AuthorRow => ({
  id,
  slug,
  name,
  articles,
})

export const registerAuthors = (
  register: RegisterAdminEndpoint,
  { files, database: { db } }: Dependencies,
): void => {
  const store = openMediaStore(files)
  const repository = authorRepository(db)
  const find = async (id: string) => {
    const author = await repository.find(id)
    if (!author) throw new DomainError('not_found')
    return {
      ...toRow(author, await repository.countArticles(id)),
      about: author.about,
      picture: toPictureOrNull(author.image),
    }
  }
  const read = (id: string): Promise<AuthorRecord> => withEdition(db, authorSubject(id), () => find(id))
  register('listAuthors', async ({ query: { q = '', after, take } }) => {
    const words = joinedSearchForm(q)
    const all = await repository.list()
    const found = all.filter(({ author }) => joinedSearchForm(author.name).includes(words))
    const end = after + take
    return {
      items: found.slice(after, end).map(({ author, articles }) => toRow(author, articles)),
      next: found.length > end ? String(end) : null,
      total: found.length,
    }
  })
  register('getAuthor', ({ query }) => read(query.id))
  register('addAuthor', async ({ desk, body }) => read(await addAuthor(desk, body)))
  register(
    'editAuthor',
    async ({ desk, query: { id }, body }) => {
      await editAuthor(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register(
    'mergeAuthors',
    async ({ desk, query: { id }, body }) => {
      await mergeAuthors(desk, id, body)
      return read(body.into)
    },
    KIND,
  )
  register(
    'setAuthorPicture',
    async ({ desk, query: { id, alt, from }, request: { body } }) => {
      await read(id)
      await setAuthorPicture(desk, id, await takeUpload(desk, store, { body, alt, from }))
      return read(id)
    },
    KIND,
  )
  register(
    'removeAuthorPicture',
    async ({ desk, query: { id } }) => {
      await setAuthorPicture(desk, id, null)
      return read(id)
    },
    KIND,
  )
  register(
    'removeAuthor',
    async ({ desk, query: { id }, body: { version } }) => {
      await removeAuthor(desk, id, version)
      return { success: true as const }
    },
    KIND,
  )
}
