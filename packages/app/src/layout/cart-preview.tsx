import { useGetPendingQuery } from '@hojreh/api/react'
import { CartPreview, Skeleton } from '@hojreh/ui'
import { hrefOfProduct } from '../link/hrefs.ts'
import { toPictureSource } from '../picture/picture-source.ts'

/** The cart beneath the header's button; loaded when first wanted. */
export const SiteCartPreview = () => {
  const { data: cart } = useGetPendingQuery()
  if (!cart) return <Skeleton variant="block" />
  return (
    <CartPreview
      lines={cart.lines.map(({ slug, title, image, count, lineTotal }) => ({
        href: hrefOfProduct(slug),
        title,
        picture: image && toPictureSource(image),
        count,
        lineTotal,
      }))}
      total={cart.total}
      cartHref="/cart"
      nextHref="/cart?step=delivery"
    />
  )
}
