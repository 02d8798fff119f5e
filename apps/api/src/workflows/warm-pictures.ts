import type { Db } from '../db/client.ts'
import type { StoredImage } from '../modules/catalog/catalog.tables.ts'
import { readCategories } from '../modules/catalog/categories.repository.ts'
import { readFrontImages } from '../modules/catalog/products.repository.ts'
import { readShownBlocks } from '../modules/content/home-blocks.ts'
import { makeMediaService } from '../modules/media/media.service.ts'
import type { renderedWidths } from '../modules/media/media-address.ts'
import type { MediaStore } from '../modules/media/media-store.ts'

type Width = (typeof renderedWidths)[number]
interface Rendering {
  key: string
  width: Width
}

/** A few at a turn of the jobs: visitors' own calls come first. */
const AT_A_TURN = 3
/** The first page of a list: what comes after it is rendered when it is asked for. */
const MOST_PRODUCTS = 24
/** The sizes that a card, a gallery, an arch or the slider requests on common screens. */
const widths = { product: [240, 320, 400, 640, 800], category: [160, 240, 320], slide: [400, 800] } as const

const inWidths = (images: readonly (StoredImage | null | undefined)[], of: readonly Width[]): Rendering[] =>
  images.flatMap((image) =>
    image ? of.filter((width) => width <= image.width).map((width) => ({ key: image.key, width })) : [],
  )

/** The pictures of the home page and the lists, in the order in which visitors meet them. */
const readFrontPictures = async (db: Db): Promise<Rendering[]> => {
  const slides = (await readShownBlocks(db)).flatMap((block) => block.slides)
  const categories = await readCategories(db)
  return [
    ...inWidths(
      slides.map(({ image }) => image),
      widths.slide,
    ),
    ...inWidths(
      categories.filter(({ parentId }) => parentId === null).map(({ image }) => image),
      widths.category,
    ),
    ...inWidths(await readFrontImages(db, MOST_PRODUCTS), widths.product),
  ]
}

/**
 * Makes the job that renders, once after a start, what the first visitors of the home page and the lists will ask
 * for; a few pictures at each run. What is already on disk costs one look, everything else is rendered when asked.
 */
export const makePictureWarmer = (db: Db, store: MediaStore): (() => Promise<void>) => {
  const media = makeMediaService(store)
  let waiting: Rendering[] | undefined
  return async () => {
    waiting ??= await readFrontPictures(db)
    for (const { key, width } of waiting.splice(0, AT_A_TURN)) await media.read(key, width, 'avif')
  }
}
