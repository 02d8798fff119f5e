import type { Db } from '../../db/client.ts'
import { authorRepository, type StoredAuthor } from '../../modules/content/authors.repository.ts'
import { newId } from '../../shared/ids.ts'
import { nameForm } from '../../shared/name-form.ts'
import { slugOf } from '../../shared/slug.ts'

export const authorSlug = (name: string): string => slugOf(name, 'author')

/** Returns a slug that no author has. */
export const freeAuthorSlug = async (tx: Db, name: string): Promise<string> => {
  const { isSlugTaken } = authorRepository(tx)
  const own = authorSlug(name)
  if (!(await isSlugTaken(own))) return own
  for (let number = 2; ; number += 1) if (!(await isSlugTaken(`${own}-${number}`))) return `${own}-${number}`
}

/**
 * Returns the author of a name in any spelling; an unknown one is made. The row is held until the transaction ends; a
 * transaction that also locks articles does so afterwards.
 */
const holdAuthor = async (tx: Db, name: string, now: Date): Promise<StoredAuthor> => {
  const repository = authorRepository(tx)
  for (;;) {
    const known = await repository.hold(name)
    if (known) return known
    const slug = await freeAuthorSlug(tx, name)
    // An author that is added or removed meanwhile is looked for again.
    await repository.insertIfNew({
      ...{ id: newId(), slug, name, form: nameForm(name), about: '', createdAt: now },
      ...{ image: null, otherForms: [] },
    })
  }
}

/** Returns what an article says of its author, whose name was typed or read; see {@link holdAuthor}. */
export const knowAuthor = async (
  tx: Db,
  name: string,
  now: Date,
): Promise<{ author: string; authorId: string | null }> => {
  if (name === '') return { author: '', authorId: null }
  const { id, name: author } = await holdAuthor(tx, name, now)
  return { author, authorId: id }
}

/** Gives the articles that carry a name their author. */
export const gatherArticles = async (tx: Db, name: string, now: Date): Promise<void> =>
  authorRepository(tx).giveTo(await holdAuthor(tx, name, now), name)
