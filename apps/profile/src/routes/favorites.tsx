import { useListFavoritesQuery } from '@hojreh/api/react'
import { BuyableCard, Head, pageIn } from '@hojreh/app'
import { Button, EmptyState, LoadingLabel, Pagination, ProductCardSkeleton, ProductGrid } from '@hojreh/ui'
import Heart from 'lucide-react/icons/heart'
import { useSearchParams } from 'react-router-dom'
import { favoritesMessages as text } from '../features/favorites/favorites.messages.ts'
import { paths } from '../paths.ts'
import { LoadFailure } from '../shared/load-failure.tsx'
import { PageHeader } from '../shared/panel.tsx'

const SKELETONS = [1, 2, 3, 4]
const hrefFor = (page: number) => (page > 1 ? `${paths.favorites}?pageId=${page}` : paths.favorites)

const NoFavorites = ({ isFirstPage }: { isFirstPage: boolean }) => (
  <EmptyState
    icon={<Heart size={28} />}
    title={isFirstPage ? text.emptyTitle : text.noPageTitle}
    text={isFirstPage ? text.empty : text.noPage}
    actions={
      <Button href={isFirstPage ? '/shop' : paths.favorites}>
        {isFirstPage ? text.toShop : text.firstPage}
      </Button>
    }
  />
)

const Loading = () => (
  <>
    <LoadingLabel />
    <ProductGrid>
      {SKELETONS.map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </ProductGrid>
  </>
)

const FavoriteList = ({ page }: { page: number }) => {
  const { currentData, error, refetch } = useListFavoritesQuery(
    { pageId: page },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (!currentData) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const { items, total, take } = currentData
  if (items.length === 0) return <NoFavorites isFirstPage={page === 1} />
  return (
    <>
      <ProductGrid>
        {items.map((product) => (
          <BuyableCard key={product.productId} product={product} headingLevel={2} />
        ))}
      </ProductGrid>
      <Pagination page={page} pageCount={Math.ceil(total / take)} hrefFor={hrefFor} />
    </>
  )
}

/** The customer's favourites; the heart of a card takes it away. */
export const Component = () => {
  const [search] = useSearchParams()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <FavoriteList page={pageIn(search)} />
    </>
  )
}
