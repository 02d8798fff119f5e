import type { adminEndpoints } from '@hojreh/contract/admin'
import { MAX_PICTURES } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { noteOwnPictures } from '../../modules/import/pictures/own-pictures.repository.ts'
import { cropPicture } from '../../modules/media/crop-picture.ts'
import { forgetWaitingPictures } from '../../modules/media/downloads/picture-downloads.repository.ts'
import type { MediaStore } from '../../modules/media/media-store.ts'
import { takeUpload } from '../../modules/media/take-upload.ts'
import type { Actor, Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

type Change = z.output<typeof adminEndpoints.editProductPictures.body>
type Part = z.output<typeof adminEndpoints.cropProductPicture.body>

/** Changes a product's pictures under its lock: of several acts at once each keeps what the others did. */
const changePictures = (
  actor: Actor,
  id: string,
  now: Date,
  change: (images: readonly StoredImage[], title: string) => StoredImage[],
): Promise<StoredImage[]> =>
  actor.write(async (tx, book) => {
    const repository = productRecordsRepository(tx)
    // Those of an import that are still on their way would put these aside. First, as the job that fetches them does.
    await forgetWaitingPictures(tx, id)
    const product = await repository.lock(id)
    if (!product) throw new DomainError('not_found')
    const images = change(product.images, product.title)
    await repository.update(product, { images, updatedAt: now })
    await noteOwnPictures(tx, id)
    const listed = (some: readonly StoredImage[]) => some.map(({ key, alt }) => ({ key, alt }))
    const [before, after] = [listed(product.images), listed(images)]
    book({
      subject: `product:${id}`,
      label: product.title,
      before: { pictures: before },
      after: { pictures: after },
    })
    return images
  })

/**
 * Puts one more picture at the end of a product's; one that it has already stays where it is, so that an upload may be
 * sent again after a cut line. Throws `not_found`, `picture_unreadable`, `picture_gone`, `pictures_full`.
 */
export const addProductPicture = async (
  desk: Desk,
  store: MediaStore,
  id: string,
  upload: { body: unknown; from?: string | undefined },
): Promise<StoredImage[]> => {
  const { actor, clock, database } = desk
  if (!(await productRecordsRepository(database.db).find(id))) throw new DomainError('not_found')
  const image = await takeUpload(desk, store, { ...upload, alt: '' })
  return changePictures(actor, id, clock(), (images, title) => {
    if (images.some(({ key }) => key === image.key)) return [...images]
    if (images.length >= MAX_PICTURES) throw new DomainError('pictures_full')
    return [...images, { ...image, alt: title }]
  })
}

const arranged = (images: readonly StoredImage[], order: readonly string[]): StoredImage[] => {
  const named = order.flatMap((key) => images.find((image) => image.key === key) ?? [])
  return [...new Set([...named, ...images])]
}

/** Orders, describes and removes pictures of a product. Throws `not_found`. */
export const editProductPictures = (
  { actor, clock }: Desk,
  id: string,
  { order = [], alts = [], removed = [] }: Change,
): Promise<StoredImage[]> =>
  changePictures(actor, id, clock(), (images) =>
    arranged(images, order)
      .filter(({ key }) => !removed.includes(key))
      .map((image) => ({ ...image, alt: alts.find(({ key }) => key === image.key)?.alt ?? image.alt })),
  )

/**
 * Puts a part of a product's picture in its place, with its words. Throws `not_found`, `picture_gone` (also when a
 * colleague took it off the product), `validation_failed` for a part that is not within it.
 */
export const cropProductPicture = async (
  desk: Desk,
  store: MediaStore,
  id: string,
  { key, ...part }: Part,
): Promise<StoredImage[]> => {
  const { actor, clock, database } = desk
  const found = await productRecordsRepository(database.db).find(id)
  if (!found) throw new DomainError('not_found')
  const whole = found.product.images.find((image) => image.key === key)
  const original = whole && (await store.readOriginal(key))
  if (!original) throw new DomainError('picture_gone')
  if (part.left + part.width > whole.width || part.top + part.height > whole.height)
    throw new DomainError('validation_failed')
  const cropped = await takeUpload(desk, store, { body: await cropPicture(original, part), alt: whole.alt })
  return changePictures(actor, id, clock(), (images) => {
    if (!images.some((image) => image.key === key)) throw new DomainError('picture_gone')
    return images
      .filter((image) => image.key !== cropped.key)
      .map((image) => (image.key === key ? { ...cropped, alt: image.alt } : image))
  })
}
