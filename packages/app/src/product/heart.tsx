import { useFavorite } from '@hojreh/auth/react'
import { FavoriteButton } from '@hojreh/ui'

/** The heart of a product; all hearts of all open pages and tabs say the same. */
export const Heart = ({ productId, title }: { productId: string; title: string }) => {
  const { isFavorite, toggle } = useFavorite(productId)
  return <FavoriteButton title={title} isFavorite={isFavorite} onToggle={toggle} />
}
