import { readBrand, toLogo } from '../../modules/content/brand.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { takeUpload } from '../../modules/media/take-upload.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { BRAND_SUBJECT, editBrand, setLogo } from '../../workflows/settings/edit-brand.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

export const registerBrand = (
  register: RegisterAdminEndpoint,
  { database: { db }, files }: Dependencies,
): void => {
  const store = openMediaStore(files)
  const read = () =>
    withEdition(db, BRAND_SUBJECT, async () => {
      const { color, logo } = await readBrand(db)
      return { color, logo: logo && toLogo(logo) }
    })
  register('getBrand', read)
  register('editBrand', async ({ desk, body }) => {
    await editBrand(desk, body)
    return read()
  })
  register('setLogo', async ({ desk, query: { from }, request: { body } }) => {
    await setLogo(desk, await takeUpload(desk, store, { body, alt: '', from }))
    return read()
  })
  register('removeLogo', async ({ desk }) => {
    await setLogo(desk, null)
    return read()
  })
}
