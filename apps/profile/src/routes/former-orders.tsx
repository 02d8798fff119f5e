import { useListFormerOrdersQuery } from '@hojreh/api/react'
import { Head, pageIn } from '@hojreh/app'
import { VisuallyHidden } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router-dom'
import { FormerOrderCard } from '../features/orders/former/former-order-card.tsx'
import { formerOrdersMessages as text } from '../features/orders/former/former-orders.messages.ts'
import { OrderFilterLinks } from '../features/orders/order-filter-links.tsx'
import { ordersMessages } from '../features/orders/orders.messages.ts'
import { paths } from '../paths.ts'
import { OrderCardsSkeleton } from '../shared/order-cards.tsx'
import { PagedList } from '../shared/paged-list.tsx'
import { PageHeader, Stack } from '../shared/panel.tsx'

const SKELETON_CARDS = 2

/** What the customer bought in the shop before this one: to be read, and nothing else. */
export const Component = () => {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const orders = useListFormerOrdersQuery({ pageId: page })
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{ordersMessages.title}</h1>
      </PageHeader>
      <OrderFilterLinks current="former" />
      <PagedList
        query={orders}
        page={page}
        path={paths['former-orders']}
        icon={<PackageOpen size={28} />}
        text={{ ...ordersMessages, ...text }}
        next={{ href: paths.orders, label: text.toOrders }}
        skeleton={<OrderCardsSkeleton count={SKELETON_CARDS} />}
      >
        {(items) => (
          <>
            <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
            <Stack>
              <p>{text.lead}</p>
              {items.map((order) => (
                <FormerOrderCard key={order.id} order={order} />
              ))}
            </Stack>
          </>
        )}
      </PagedList>
    </>
  )
}
