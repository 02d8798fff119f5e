import { Button } from '@hojreh/ui'
import { EmptyState } from '@hojreh/ui/empty-state'
import type { ListQuery } from './list-address.ts'
import { noGoodsMessages as text } from './no-goods.messages.ts'

/** What says where a list is; everything else filters it. */
const isFiltered = ({ category: _c, maker: _m, sort: _s, pageId: _p, ...filters }: ListQuery) =>
  Object.keys(filters).length > 0

/** A list without goods: filters hide them, a category or a maker has none yet, or the whole shop. */
export const NoGoods = ({ query, onClear }: { query: ListQuery; onClear: () => void }) => {
  if (isFiltered(query))
    return <EmptyState {...text.filtered} actions={<Button onClick={onClear}>{text.clearFilters}</Button>} />
  if (query.category || query.maker)
    return <EmptyState {...text.place} actions={<Button href="/shop">{text.allProducts}</Button>} />
  return <EmptyState {...text.shop} actions={<Button href="/contact-us">{text.askTheShop}</Button>} />
}
