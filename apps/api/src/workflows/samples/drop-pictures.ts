import type { Db } from '../../db/client.ts'
import { allowPauses } from '../../db/time-limits.ts'
import { lockSetting, readSetting, removeSetting } from '../../modules/content/settings.repository.ts'
import { libraryRepository } from '../../modules/media/library/library.repository.ts'
import { usedOf } from '../../modules/media/library/used-pictures.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { countSamples } from './read-samples.ts'

/**
 * Removes the pictures of samples that were taken out; those that something still shows stay. After the commit, under the
 * lock that putting samples in takes; what a crash leaves is removed by the next round of the job.
 */
export const dropPictures = async ({
  database: { db },
  files,
}: Pick<Dependencies, 'database' | 'files'>): Promise<void> => {
  const store = openMediaStore(files)
  const isDue = async (tx: Db) => {
    const samples = await readSetting(tx, 'samples')
    return samples !== null && countSamples(samples) === 0
  }
  if (!(await isDue(db))) return
  await db.transaction(async (tx) => {
    const samples = await lockSetting(tx, 'samples')
    if (!samples || !(await isDue(tx))) return
    // Removing files happens between statements.
    await allowPauses(tx)
    // First: it names them itself.
    await removeSetting(tx, 'samples')
    const used = await usedOf(tx, samples.pictures)
    for (const key of samples.pictures.filter((one) => !used.has(one))) {
      await store.remove(key)
      await libraryRepository(tx).remove(key)
    }
  })
}
