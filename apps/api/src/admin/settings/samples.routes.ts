import type { Dependencies } from '../../shared/dependencies.ts'
import { addSamples } from '../../workflows/samples/add-samples.ts'
import { dropPictures } from '../../workflows/samples/drop-pictures.ts'
import { readSamples } from '../../workflows/samples/read-samples.ts'
import { removeSamples } from '../../workflows/samples/remove-samples.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

export const registerSamples = (register: RegisterAdminEndpoint, dependencies: Dependencies): void => {
  const { db } = dependencies.database
  register('getSamples', () => readSamples(db))
  register('addSamples', async ({ desk }) => {
    await addSamples(desk)
    return readSamples(db)
  })
  register('removeSamples', async ({ desk }) => {
    const kept = await removeSamples(desk)
    // What does not go now goes with the job.
    await dropPictures(dependencies).catch(() => {})
    return { ...(await readSamples(db)), kept }
  })
}
