import type { ProductPicture } from '@hojreh/contract/admin'
import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { toPicture } from '../../modules/media/media-address.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { makeRenderQueue } from '../../modules/media/render-queue.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { newId } from '../../shared/ids.ts'
import {
  addProductPicture,
  cropProductPicture,
  editProductPictures,
} from '../../workflows/goods/product-pictures.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'product'
/** A photo takes about 120 MB while it is decoded, and shoppers' pictures are rendered beside it. */
const DECODED_AT_ONCE = 1

export const toProductPicture = (image: StoredImage): ProductPicture => ({
  key: image.key,
  ...toPicture(image),
})

export const registerProductPictures = (register: RegisterAdminEndpoint, { files }: Dependencies): void => {
  const store = openMediaStore(files)
  const inTurn = makeRenderQueue<StoredImage[]>(DECODED_AT_ONCE)
  register(
    'addProductPicture',
    async ({ desk, query: { id, from }, request: { body } }) => {
      const images = await inTurn(newId(), () => addProductPicture(desk, store, id, { body, from }))
      return images.map(toProductPicture)
    },
    KIND,
  )
  register(
    'cropProductPicture',
    async ({ desk, query: { id }, body }) =>
      (await inTurn(newId(), () => cropProductPicture(desk, store, id, body))).map(toProductPicture),
    KIND,
  )
  register(
    'editProductPictures',
    async ({ desk, query: { id }, body }) =>
      (await editProductPictures(desk, id, body)).map(toProductPicture),
    KIND,
  )
}
