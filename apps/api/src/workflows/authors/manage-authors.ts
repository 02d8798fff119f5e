import type { adminCalls } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { authorRepository, type StoredAuthor } from '../../modules/content/authors.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { nameForm } from '../../shared/name-form.ts'
import { leadToNewPath } from '../content/lead-to-new-path.ts'
import { authorSlug, freeAuthorSlug } from './know-author.ts'

type Body<Name extends 'addAuthor' | 'editAuthor'> = z.output<(typeof adminCalls)[Name]['body']>

export const authorSubject = (id: string): string => `author:${id}`
const pathOf = (slug: string) => `/blog/author/${slug}`
const booked = ({ name, slug, about }: StoredAuthor) => ({ name, slug, about })

/** Adds an author; returns its id. Throws `author_name_taken`, `slug_taken`. */
export const addAuthor = (
  { actor, clock }: Desk,
  { name, about, slug }: Body<'addAuthor'>,
): Promise<string> =>
  actor.write(async (tx, book) => {
    const row = {
      ...{ id: newId(), name, about, form: nameForm(name), createdAt: clock() },
      slug: slug ? authorSlug(slug) : await freeAuthorSlug(tx, name),
    }
    await authorRepository(tx).insert(row)
    book({ subject: authorSubject(row.id), label: name, after: booked(row) })
    return row.id
  })

const lock = async (tx: Db, id: string): Promise<StoredAuthor> => {
  const author = await authorRepository(tx).lock(id)
  if (!author) throw new DomainError('not_found')
  return author
}

/**
 * Renames or describes an author. Its articles carry the new name, and its old address leads to the new one. Throws
 * `not_found`, `edit_conflict`, `author_name_taken`, `slug_taken`.
 */
export const editAuthor = (
  { actor, clock }: Desk,
  id: string,
  { version, ...typed }: Body<'editAuthor'>,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = authorRepository(tx)
    const before = await lock(tx, id)
    const subject = authorSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const name = typed.name ?? before.name
    const after: StoredAuthor = {
      ...before,
      ...{ name, form: nameForm(name), about: typed.about ?? before.about },
      slug: typed.slug === undefined ? before.slug : authorSlug(typed.slug || name),
    }
    await repository.update(id, after)
    if (after.slug !== before.slug) await leadToNewPath(tx, pathOf(before.slug), pathOf(after.slug))
    if (name !== before.name) await repository.renameInArticles(before, name)
    book({ subject, label: name, ...changesOf(booked(before), booked(after)) })
  })

/** Removes an author without articles. Throws `not_found`, `edit_conflict`, `author_in_use`. */
export const removeAuthor = ({ actor, clock }: Desk, id: string, version: number): Promise<void> =>
  actor.write(async (tx, book) => {
    const author = await lock(tx, id)
    const subject = authorSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    if ((await authorRepository(tx).countArticles(id)) > 0) throw new DomainError('author_in_use')
    await authorRepository(tx).remove(id)
    book({ subject, label: author.name, before: booked(author) })
  })
