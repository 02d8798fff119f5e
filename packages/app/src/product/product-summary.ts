import type { ProductCard } from '@hojreh/contract'
import type { ProductSummary } from '@hojreh/ui'
import { hrefOfProduct } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'

/** A product of the api as a card shows it. */
export const toProductSummary = ({
  slug,
  title,
  price,
  listPrice,
  image,
  stock,
  rating,
}: ProductCard): ProductSummary => ({
  href: hrefOfProduct(slug),
  title,
  price,
  listPrice,
  picture: image && toPictureSource(image),
  stock,
  rating,
})
