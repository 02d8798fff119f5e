import { useListProductsQuery, useSearchProductsQuery } from '@hojreh/api/react'
import { BuyableCard, EmptyPage, Head, ProductSection } from '@hojreh/app'
import { searchSorts } from '@hojreh/contract'
import { Button, PageTitle } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { catalogMessages as text } from '../features/catalog/catalog.messages.ts'
import { CatalogList } from '../features/catalog/catalog-list.tsx'
import { searchQueryOf } from '../features/catalog/list-address.ts'
import { bestsellers } from '../features/catalog/load-list.ts'

export { loadSearch as load } from '../features/catalog/load-list.ts'

const AllProducts = () => (
  <Button href="/shop" variant="outlined">
    {text.allProducts}
  </Button>
)

const AskTheShop = () => (
  <Button href="/contact-us" variant="text">
    {text.askTheShop}
  </Button>
)

const Bestsellers = () => {
  const { data } = useListProductsQuery(bestsellers)
  return (
    <ProductSection
      title={text.bestsellers}
      href="/shop?sort=bestselling"
      products={data ? data.items : []}
      Card={BuyableCard}
    />
  )
}

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
          <>
            <EmptyPage
              title={text.emptySearchTitle(query.q)}
              text={text.emptySearchText}
              icon={<Search size={28} />}
              actions={
                <>
                  <AllProducts />
                  <AskTheShop />
                </>
              }
            />
            <Bestsellers />
          </>
        )}
      />
    </>
  )
}
