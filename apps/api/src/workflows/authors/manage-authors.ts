import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { authorRepository, type StoredAuthor } from '../../modules/content/authors.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { nameForm } from '../../shared/name-form.ts'
import { leadToNewPath } from '../content/lead-to-new-path.ts'
import { authorSlug, freeAuthorSlug } from './know-author.ts'

type Body<Name extends 'addAuthor' | 'editAuthor'> = z.output<(typeof adminEndpoints)[Name]['body']>

export const authorSubject = (id: string): string => `author:${id}`
const pathOf = (slug: string) => `/blog/author/${slug}`
const booked = ({ name, slug, about, image }: StoredAuthor) => ({
  ...{ name, slug, about },
  image: image ? `${image.key} ${image.alt}` : null,
})

/** Adds an author; returns its id. Throws `author_name_taken`, `slug_taken`. */
export const addAuthor = (
  { actor, clock }: Desk,
  { name, about, slug }: Body<'addAuthor'>,
): Promise<string> =>
  actor.write(async (tx, book) => {
    const row = {
      ...{ id: newId(), name, about, form: nameForm(name), createdAt: clock() },
      ...{ image: null, otherForms: [] },
      slug: slug ? authorSlug(slug) : await freeAuthorSlug(tx, name),
    }
    await authorRepository(tx).insert(row)
    book({ subject: authorSubject(row.id), label: name, after: booked(row) })
    return row.id
  })

/** Forms of all names that lead to an author. */
const formsOf = ({ form, otherForms }: StoredAuthor): string[] => [...new Set([...otherForms, form])]

const lock = async (tx: Db, id: string): Promise<Locked<StoredAuthor>> => {
  const author = await authorRepository(tx).lock(id)
  if (!author) throw new DomainError('not_found')
  return author
}

/**
 * Renames or describes an author. Its articles carry the new name, the old one goes on leading to it, and so does its old
 * address. Throws `not_found`, `edit_conflict`, `author_name_taken`, `slug_taken`.
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
      otherForms: formsOf(before).filter((form) => form !== nameForm(name)),
    }
    await repository.update(before, after)
    if (after.slug !== before.slug) await leadToNewPath(tx, pathOf(before.slug), pathOf(after.slug))
    if (name !== before.name) await repository.renameInArticles(before, name)
    book({ subject, label: name, ...changesOf(booked(before), booked(after)) })
  })

/**
 * Makes one author of two: articles, names and address of the one go to the other, and the one is no more. Throws
 * `not_found`, `edit_conflict`, `author_gone`, `slug_taken`.
 */
export const mergeAuthors = (
  { actor, clock }: Desk,
  id: string,
  { version, into }: { version: number; into: string },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = authorRepository(tx)
    // In one order, so that two who merge the same ones the other way round do not wait for each other.
    const both = new Map<string, Locked<StoredAuthor> | null>()
    for (const one of [id, into].toSorted()) both.set(one, await repository.lock(one))
    const gone = both.get(id)
    const kept = both.get(into)
    if (!gone) throw new DomainError('not_found')
    if (!kept || id === into) throw atField('author_gone', 'into')
    const subject = authorSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const articles = await repository.moveArticles(gone, kept)
    await repository.forgetIn(id)
    await repository.update(kept, { otherForms: [...new Set([...kept.otherForms, ...formsOf(gone)])] })
    await leadToNewPath(tx, pathOf(gone.slug), pathOf(kept.slug))
    await repository.remove(gone)
    book({ subject, label: gone.name, before: booked(gone), after: { into, name: kept.name, articles } })
  })

/** Gives an author a picture, or takes it away. Throws `not_found`, `already_done`. */
export const setAuthorPicture = ({ actor }: Desk, id: string, image: StoredImage | null): Promise<void> =>
  actor.write(async (tx, book) => {
    const before = await lock(tx, id)
    if (!before.image && !image) throw new DomainError('already_done')
    await authorRepository(tx).update(before, { image })
    const changes = changesOf(booked(before), booked({ ...before, image }))
    book({ subject: authorSubject(id), label: before.name, ...changes })
  })

/** Removes an author without articles. Throws `not_found`, `edit_conflict`, `author_in_use`. */
export const removeAuthor = ({ actor, clock }: Desk, id: string, version: number): Promise<void> =>
  actor.write(async (tx, book) => {
    const author = await lock(tx, id)
    const subject = authorSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    if ((await authorRepository(tx).countArticles(id)) > 0) throw new DomainError('author_in_use')
    await authorRepository(tx).remove(author)
    book({ subject, label: author.name, before: booked(author) })
  })
