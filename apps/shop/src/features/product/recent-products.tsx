import { hrefOfProduct, toPictureSource } from '@hojreh/app'
import type { Product } from '@hojreh/contract'
import { RecentRow, SectionHeader } from '@hojreh/ui'
import { useEffect, useState } from 'react'
import { productMessages as text } from './product.messages.ts'
import { type RecentItem, readRecent, rememberRecent } from './recent-store.ts'

/** What was looked at before on this device. Comes after hydration: the page's HTML is the same for everyone. */
export const RecentProducts = ({ current }: { current: Product }) => {
  const [items, setItems] = useState<RecentItem[]>([])
  useEffect(() => {
    setItems(readRecent().filter(({ slug }) => slug !== current.slug))
    rememberRecent(current)
  }, [current])
  if (items.length === 0) return null
  return (
    <section aria-label={text.recent}>
      <SectionHeader title={text.recent} />
      <RecentRow
        products={items.map(({ slug, title, image }) => ({
          href: hrefOfProduct(slug),
          title,
          picture: image && toPictureSource(image),
        }))}
      />
    </section>
  )
}
