import { allowPauses } from '../../db/time-limits.ts'
import { libraryRepository } from '../../modules/media/library/library.repository.ts'
import { usedOf } from '../../modules/media/library/used-pictures.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

const EVERY_MS = 60 * 60_000
/** How long a picture that nothing shows stays: a member may have taken it away by mistake. */
const KEPT_MS = 30 * 24 * 60 * 60_000
/** Removed in one round. */
const MOST = 50
const DESCRIBED_AT_ONCE = 1_000

type Needs = Pick<Dependencies, 'database' | 'files' | 'clock'>

/**
 * Removes pictures that nothing has shown for thirty days. The row is held and the rows of the shop are read again
 * before its files go, so that a member who takes the picture out of the library at this moment has it, or hears that
 * it is gone.
 */
const removeUnused = async ({ database: { db }, files, clock }: Needs): Promise<void> => {
  const store = openMediaStore(files)
  const before = new Date(clock().getTime() - KEPT_MS)
  for (const key of await libraryRepository(db).readUnused(before, MOST))
    await db.transaction(async (tx) => {
      const library = libraryRepository(tx)
      if (!(await library.lockUnused(key, before)) || (await usedOf(tx, [key])).size > 0) return
      // Removing files happens between statements.
      await allowPauses(tx)
      await store.remove(key)
      await library.remove(key)
    })
}

/**
 * Makes the job that keeps the library up to date: adds what is there, marks what nothing shows, removes what may go.
 */
export const makeLibraryTender = (needs: Needs): (() => Promise<void>) => {
  let next = 0
  return async () => {
    const now = needs.clock()
    if (now.getTime() < next) return
    const library = libraryRepository(needs.database.db)
    await library.gather(now)
    for (const { key, alt } of await library.readUnsearched(DESCRIBED_AT_ONCE))
      await library.describe(key, alt)
    await library.markUnused(now)
    await removeUnused(needs)
    next = now.getTime() + EVERY_MS
  }
}
