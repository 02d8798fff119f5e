import { MISSING_PICTURES } from '@hojreh/contract/admin'
import { pictureFailures, shownAddress } from '../../modules/media/downloads/picture-failures.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { retryPictures } from '../../workflows/import/retry-pictures.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { pictureTrouble } from './picture-trouble.ts'

export const registerMissingPictures = (
  register: RegisterAdminEndpoint,
  { database }: Dependencies,
): void => {
  register('listMissingPictures', async () => {
    const pictures = pictureFailures(database.db)
    const rows = await pictures.missing(MISSING_PICTURES, true)
    return {
      ...(await pictures.counts()),
      items: rows.map(({ url, sku, title, attempts, failure }) => ({
        ...{ sku, title, attempts, address: shownAddress(url), trouble: pictureTrouble(failure) },
      })),
    }
  })
  register('retryPictures', async ({ desk }) => ({ queued: await retryPictures(desk) }))
}
