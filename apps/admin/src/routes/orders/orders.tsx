import { useListOrdersQuery } from '@hojreh/api/admin'
import { Button, EmptyState, FilterLinks } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router-dom'
import { OrderList } from '../../features/orders/order-list.tsx'
import { OrderSearch } from '../../features/orders/order-search.tsx'
import { ordersMessages as text } from '../../features/orders/orders.messages.ts'
import { SavedViews } from '../../features/orders/saved-views.tsx'
import { viewsFor } from '../../features/orders/views.ts'
import { paths } from '../../paths.ts'
import { listArgsOf, withQuestion } from '../../shared/list-args.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

const NoOrders = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={<PackageOpen size={28} />}
      title={text.noneTitle}
      text={text.none}
      actions={
        <Button variant="outlined" href={paths.orders}>
          {text.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<PackageOpen size={28} />} title={text.emptyTitle} text={text.empty} />
  )

/** The placed orders, by what one knows of them; all that was asked stands in the address. */
export const Component = () => {
  const [search] = useSearchParams()
  const may = useMay()
  const orders = useListOrdersQuery(listArgsOf(search), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title}>
        {may('orders.create') && (
          <Button variant="outlined" href={paths['order-new']}>
            {text.byPhone}
          </Button>
        )}
      </PageTitle>
      <OrderSearch />
      <SavedViews search={search} />
      <FilterLinks label={text.views} links={viewsFor(search)} />
      <Loaded query={orders}>
        {(page) => (
          // What is picked belongs to the question, whichever page of its answer is shown.
          <OrderList
            key={String(withQuestion(search, {}))}
            {...page}
            none={<NoOrders isNarrowed={search.size > 0} />}
          />
        )}
      </Loaded>
    </>
  )
}
