import { useListProductsQuery } from '@hojreh/api/react'
import { BuyableCard, hrefOfSearch, ProductSection } from '@hojreh/app'
import { Button, FilterLinks, lazyPart } from '@hojreh/ui'
import { EmptyState } from '@hojreh/ui/empty-state'
import BellRing from 'lucide-react/icons/bell-ring'
import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import { catalogMessages as text } from './catalog.messages.ts'
import { bestsellers } from './load-list.ts'
import { useNoteMiss } from './use-note-miss.ts'

const Wish = lazyPart(() => import('./wish.tsx'), 'Wish')

interface NothingFoundProps {
  query: string
  nearWords: readonly string[]
  /** Without filters, which may hide what there is. */
  isWholeShop: boolean
}

/**
 * What helps after a search without goods: an SMS when there are some, words of it that have some, the shop itself, and
 * what sells best.
 */
export const NothingFound = ({ query, nearWords, isWholeShop }: NothingFoundProps) => {
  const { data } = useListProductsQuery(bestsellers)
  const [wished, setWished] = useState<string>()
  useNoteMiss(query, isWholeShop)
  const isWishing = wished === query
  return (
    <>
      <EmptyState
        title={text.emptySearchTitle(query)}
        text={text.emptySearchText}
        icon={<Search size={28} />}
        actions={
          <>
            {isWholeShop && !isWishing && (
              <Button startIcon={<BellRing size={18} />} onClick={() => setWished(query)}>
                {text.wish}
              </Button>
            )}
            <Button href="/shop" variant="outlined">
              {text.allProducts}
            </Button>
            <Button href="/contact-us" variant="text">
              {text.askTheShop}
            </Button>
          </>
        }
      />
      {isWishing && (
        <Suspense fallback={null}>
          <Wish key={query} query={query} />
        </Suspense>
      )}
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
