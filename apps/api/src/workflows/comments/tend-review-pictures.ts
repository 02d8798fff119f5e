import { allowPauses } from '../../db/time-limits.ts'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import { openReviewPictures } from '../../modules/comment/review-pictures.ts'
import { makeOrphanFinder } from '../../modules/file-store/find-orphans.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

const EVERY_MS = 60 * 60_000
/** Looked at in one round. */
const MOST = 500

type Needs = Pick<Dependencies, 'database' | 'files' | 'clock'>

/** Removes public copies of pictures of reviews that are not shown: a process that hid one ended after the commit. */
const hideShown = async ({ database: { db }, files }: Needs): Promise<void> => {
  const pictures = openReviewPictures(files)
  for (const comment of await commentRepository(db).hiddenWithPictures(MOST)) {
    if (!(await pictures.isShown(comment))) continue
    await db.transaction(async (tx) => {
      const locked = await commentRepository(tx).lock(comment.id)
      if (!locked || locked.status === 'published') return
      // Removing files happens between statements.
      await allowPauses(tx)
      await pictures.hide(tx, locked)
    })
  }
}

/**
 * Makes the job that removes what a crash left of reviews' pictures: files are written before their review is
 * committed, and removed after it is gone. A file is removed when the round an hour before found its review missing,
 * too: the review may have been on its way then.
 */
export const makeReviewPictureTender = (needs: Needs): (() => Promise<void>) => {
  const { database, files } = needs
  const pictures = openReviewPictures(files)
  const findOrphans = makeOrphanFinder(commentRepository(database.db).existing)
  let next = 0
  return async () => {
    const now = needs.clock().getTime()
    if (now < next) return
    for (const name of await findOrphans(pictures.list())) await pictures.drop(database.db, name)
    await hideShown(needs)
    next = now + EVERY_MS
  }
}
