import { authorRepository } from '../../modules/content/authors.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { gatherArticles } from './know-author.ts'

const EVERY_MS = 10 * 60_000

/**
 * Makes the job that gives an author to articles that only name one: those from before there were authors, and what an
 * older process beside this one wrote.
 */
export const makeAuthorGatherer = ({
  database: { db },
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): (() => Promise<void>) => {
  let next = 0
  return async () => {
    const now = clock()
    if (now.getTime() < next) return
    for (const name of await authorRepository(db).unknownNames())
      await db.transaction((tx) => gatherArticles(tx, name, now))
    next = now.getTime() + EVERY_MS
  }
}
