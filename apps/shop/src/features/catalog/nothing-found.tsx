import { useListProductsQuery } from '@hojreh/api/react'
import { BuyableCard, ProductSection } from '@hojreh/app'
import { Button, FilterLinks } from '@hojreh/ui'
import { EmptyState } from '@hojreh/ui/empty-state'
import Search from 'lucide-react/icons/search'
import { catalogMessages as text } from './catalog.messages.ts'
import { bestsellers } from './load-list.ts'

const hrefOfSearch = (q: string): string => `/shop/search?${new URLSearchParams({ q })}`

/** What helps after a search without goods: words of it that have some, the shop itself, and what sells best. */
export const NothingFound = ({ query, nearWords }: { query: string; nearWords: readonly string[] }) => {
  const { data } = useListProductsQuery(bestsellers)
  return (
    <>
      <EmptyState
        title={text.emptySearchTitle(query)}
        text={text.emptySearchText}
        icon={<Search size={28} />}
        actions={
          <>
            <Button href="/shop" variant="outlined">
              {text.allProducts}
            </Button>
            <Button href="/contact-us" variant="text">
              {text.askTheShop}
            </Button>
          </>
        }
      />
      {nearWords.length > 0 && (
        <FilterLinks
          label={text.nearWords}
          links={nearWords.map((word) => ({
            label: text.searchWord(word),
            href: hrefOfSearch(word),
            isCurrent: false,
          }))}
        />
      )}
      <ProductSection
        title={text.bestsellers}
        href="/shop?sort=bestselling"
        products={data ? data.items : []}
        Card={BuyableCard}
      />
    </>
  )
}
