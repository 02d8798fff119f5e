import { useSearchProductsQuery } from '@hojreh/api/react'
import { EmptyPage, Head, lazyHydrated } from '@hojreh/app'
import { searchSorts } from '@hojreh/contract'
import { Button, PageTitle } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { catalogMessages as text } from '../features/catalog/catalog.messages.ts'
import { CatalogList } from '../features/catalog/catalog-list.tsx'
import { type SearchQuery, searchQueryOf } from '../features/catalog/list-address.ts'

export { loadSearch as load } from '../features/catalog/load-list.ts'

const AllProducts = () => (
  <Button href="/shop" variant="outlined">
    {text.allProducts}
  </Button>
)

const NothingFound = lazyHydrated(
  async () => (await import('../features/catalog/nothing-found.tsx')).NothingFound,
)

const isWholeShop = (query: SearchQuery): boolean =>
  Object.keys(query).every((key) => key === 'q' || key === 'sort')

/** What a search found; with a notice when it had to forgive a typo. */
export const Component = () => {
  const [address] = useSearchParams()
  const query = useMemo(() => searchQueryOf(address), [address])
  const { data: list } = useSearchProductsQuery(query, { skip: !query.q })
  const head = <Head title={text.search} isHiddenFromSearch />
  if (!query.q || !list) {
    return (
      <>
        {head}
        <EmptyPage
          level={1}
          title={text.askTitle}
          text={text.askText}
          icon={<Search size={28} />}
          actions={<AllProducts />}
        />
      </>
    )
  }
  return (
    <>
      {head}
      <PageTitle>{text.searchFor(query.q)}</PageTitle>
      {list.correctedQuery && <p role="status">{text.corrected(list.correctedQuery)}</p>}
      <CatalogList
        list={list}
        query={query as Parameters<typeof CatalogList>[0]['query']}
        sort={query.sort ?? 'relevance'}
        sorts={searchSorts}
        empty={() => (
          <NothingFound query={query.q} nearWords={list.nearWords} isWholeShop={isWholeShop(query)} />
        )}
      />
    </>
  )
}
