import { drawPicture, type PaletteName, type PictureSpec } from '@hojreh/demo-shop'
import type { StoredImage } from '../modules/catalog/catalog.tables.ts'
import type { MediaStore } from '../modules/media/media-store.ts'

/** Ground of each palette of the demo pictures: what shows until the picture is there. */
const grounds: Record<PaletteName, string> = {
  turquoise: '#e9efe6',
  lapis: '#f1ead9',
  pomegranate: '#f0e2c8',
  saffron: '#f7ecd2',
  pistachio: '#f1efdc',
  earth: '#f0e4cf',
  rose: '#f8e9e4',
  night: '#dfe4ec',
  cream: '#fbf4e4',
  aubergine: '#f1e4dc',
}

/** Draws a demo picture and keeps the drawing as an original; its renderings are made when first asked for. */
export const storeDrawing = async (
  store: MediaStore,
  spec: PictureSpec,
  size: { width: number; height: number },
): Promise<StoredImage> => ({
  key: await store.addOriginal(drawPicture(spec, size)),
  ...size,
  alt: spec.alt,
  color: grounds[spec.palette ?? 'turquoise'],
})
